import {
  ALT_MAX,
  ANSWER_MAX,
  LINE_MAX,
  QUESTION_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
  StepType,
  TIMER_LABEL_MAX,
} from '@/features/projects/constants';
import type { TranslatedField } from '@/features/projects/model/draft-translations';

export type ItemKind = 'step' | 'chapter' | 'question';

export const kindOf = (type: StepType): 'step' | 'chapter' =>
  type === StepType.Chapter ? 'chapter' : 'step';
export type OwnField = 'name' | 'description' | 'alt' | 'question' | 'answer';
/** The text of a line, and the name of a timer, by their ids. */
export type PartField = `line.${string}` | `timer.${string}`;
export type FieldName = OwnField | PartField;
/** The length of time of a timer. */
export type TimeField = `seconds.${string}`;
/** Stands for the key of an item where the guide's own texts are meant. */
export const SETTINGS_TARGET = 'settings';
/**
 * A field that can be focused: a text, also one of the guide's own, a time, the picture, or a button
 * that adds a line or timer.
 */
export type FocusField =
  | FieldName
  | TranslatedField
  | TimeField
  | 'picture'
  | 'addLine'
  | 'addTimer';
export type TextField<Name = FieldName> = {
  name: Name;
  max: number;
  rows: number;
  isOptional?: true;
  /** whether it may have bold words and lists, or links too */
  formatting?: 'marks' | 'links';
};

/**
 * The texts of each kind of item in every language, and their limits in code points (specification,
 * section 5).
 */
export const TEXT_FIELDS: Record<
  ItemKind,
  readonly [TextField<OwnField>, ...TextField<OwnField>[]]
> = {
  step: [
    { name: 'name', max: STEP_NAME_MAX, rows: 1 },
    { name: 'description', max: STEP_DESCRIPTION_MAX, rows: 4, formatting: 'marks' },
    { name: 'alt', max: ALT_MAX, rows: 2, isOptional: true },
  ],
  chapter: [{ name: 'name', max: STEP_NAME_MAX, rows: 1 }],
  question: [
    { name: 'question', max: QUESTION_MAX, rows: 2 },
    { name: 'answer', max: ANSWER_MAX, rows: 4, formatting: 'links' },
  ],
};

export const lineField = (id: string): PartField => `line.${id}`;
export const timerField = (id: string): PartField => `timer.${id}`;
export const timeField = (id: string): TimeField => `seconds.${id}`;
export const isPartField = (field: FieldName): field is PartField =>
  field.startsWith('line.') || field.startsWith('timer.');

type Item = {
  kind: ItemKind;
  lines?: readonly { id: string }[] | undefined;
  timers?: readonly { id: string }[] | undefined;
};

/** The texts of an item, with those of its lines and timers. */
export function fieldsOf({ kind, lines = [], timers = [] }: Item): TextField[] {
  return [
    ...TEXT_FIELDS[kind],
    ...lines.map(
      ({ id }): TextField => ({
        name: lineField(id),
        max: LINE_MAX,
        rows: 2,
        isOptional: true,
        formatting: 'marks',
      }),
    ),
    ...timers.map(
      ({ id }): TextField => ({
        name: timerField(id),
        max: TIMER_LABEL_MAX,
        rows: 1,
        isOptional: true,
      }),
    ),
  ];
}
