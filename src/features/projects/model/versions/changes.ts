import type { Comparison } from '@/features/projects/versions/schema';

/** Differences between two versions, without equal parts (compare.ts). */
export type Changes = Comparison['changes'];
export type ProjectChanges = Changes['project'];
export type StepChange = Changes['steps'][number];
export type QuestionChange = Changes['questions'][number];
export type MediumChange = NonNullable<StepChange['media']>[number];
export type MarkChange = NonNullable<StepChange['marks']>[number];
export type ClipChange = NonNullable<StepChange['clip']>;
export type LineChange = NonNullable<StepChange['lines']>[number];
export type TimerChange = NonNullable<StepChange['timers']>[number];
export type UseChange = NonNullable<StepChange['uses']>[number];
export type ListChange = ProjectChanges['lists'][number];
export type SettingChange = ProjectChanges['settings'][number];
export type PictureChange = NonNullable<ProjectChanges['picture']>;

export type ProjectTextField = ProjectChanges['texts'][number]['field'];
export type ListField = ListChange['field'];
export type SettingField = SettingChange['field'];
/** Of lines and timers. */
export type PartField = 'text' | 'label';

/** A text that readers see in one language; '' is a missing one. */
export type TextChange<Field extends string> = Omit<ProjectChanges['texts'][number], 'field'> & {
  field: Field;
};
export type ItemChange<Field extends string> = Omit<QuestionChange, 'texts'> & {
  texts: TextChange<Field>[];
};
