import type { StepType } from '@/features/projects/constants';
import type { LineKind } from '@/features/projects/model/lines/lines';
import type { QuestionText, StepText } from '@/features/projects/model/content/fields';
import type { ProjectSource } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** What differs between two versions, without anything that is the same (compare.ts). */
export type Changes = {
  project: ProjectChanges;
  /** In the order of the newer version; removed ones at their former place. */
  steps: StepChange[];
  questions: QuestionChange[];
};

/** A text that readers see in one language; '' is a missing one. */
export type TextChange<Field extends string> = {
  field: Field;
  lang: ProjectLanguage;
  before: string;
  after: string;
};
export type PictureChange = { before: string | null; after: string | null };

export type ItemChange<Field extends string> = {
  id: string;
  /** A step that was only moved is 'changed', without texts. */
  kind: 'added' | 'removed' | 'changed';
  isMoved: boolean;
  /** From 1, as readers see it; undefined in the version that lacks the item. */
  numberBefore?: number | undefined;
  numberAfter?: number | undefined;
  texts: TextChange<Field>[];
  /**
   * All texts are the same, but a translation became old or was marked as still right. Beside a
   * changed text this is not told: it follows from it.
   */
  hasNewStates: boolean;
};

/** Of lines and timers. */
export type PartField = 'text' | 'label';

/** The numbers of steps do not count chapters, and those of chapters not steps. */
export type StepChange = ItemChange<StepText> & {
  type: StepType;
  picture?: PictureChange;
  /** Missing where all are the same. */
  lines?: LineChange[];
  timers?: TimerChange[];
};
/** The numbers of lines and timers are their places in the creator's order. */
export type LineChange = ItemChange<'text'> & {
  kindBefore?: LineKind | undefined;
  kindAfter?: LineKind | undefined;
};
export type TimerChange = ItemChange<'label'> & {
  secondsBefore?: number | undefined;
  secondsAfter?: number | undefined;
};
export type QuestionChange = ItemChange<QuestionText>;

export type ProjectTextField = 'name' | 'description' | 'category' | 'alt';
export type ListField = 'tags' | 'parts' | 'tools';

export type ListChange = {
  field: ListField;
  lang: ProjectLanguage;
  added: string[];
  removed: string[];
  /** Entries of both versions are in another order. */
  isReordered: boolean;
};

type Settings = {
  averageTimeMinutes: number;
  people: number;
  ref: string;
  brand: string;
  languages: ProjectLanguage[];
  source: ProjectSource | null;
};
export type SettingField = keyof Settings;
export type SettingChange = {
  [Field in SettingField]: { field: Field; before: Settings[Field]; after: Settings[Field] };
}[SettingField];

export type ProjectChanges = {
  texts: TextChange<ProjectTextField>[];
  lists: ListChange[];
  settings: SettingChange[];
  picture?: PictureChange;
  /** As in ItemChange, for texts and lists. */
  hasNewStates: boolean;
};
