import {
  ALT_MAX,
  DESCRIPTION_MAX,
  ENTRY_MAX,
  LABEL_MAX,
  LINE_MAX,
  MARK_LABEL_MAX,
  PROJECT_NAME_MAX,
  StepType,
  TAG_MAX,
  TAGS_MAX,
  TIMER_LABEL_MAX,
  YIELD_UNIT_MAX,
} from '@/features/projects/constants';
import {
  fieldsIn,
  QUESTION_TEXTS,
  type QuestionText,
  STEP_TEXTS,
  type StepText,
  type TextField as TableField,
} from '@/features/projects/model/content/fields';
import type { TranslatedField } from '@/features/projects/model/form/draft-translations';
import { TAGS_GAP, tagsProblem } from '@/features/translations/model/project-units';
import type { FieldProblem } from '@/shared/http/app-error';

export type ItemKind = 'step' | 'chapter' | 'question';
/** A thing that is saved as one: an item, or the guide with its own texts. */
export type DraftKind = ItemKind | 'guide';

export const kindOf = (type: StepType): 'step' | 'chapter' =>
  type === StepType.Chapter ? 'chapter' : 'step';
export type OwnField = StepText | QuestionText | 'category' | 'tags' | 'yield';
/** The text of a line, and the name of a timer, by their ids. */
export type PartField = `line.${string}` | `timer.${string}`;
/** The description of a picture after the first, by its id; that of the first is `alt`. */
export type PictureField = `media.${string}.alt`;
/** The label of a mark, by the ids of its picture and its own. */
export type MarkField = `media.${string}.mark.${string}`;
/**
 * A part or tool of the guide, known by its text in the primary language: translations follow it
 * when the list changes.
 */
export type EntryField = `part.${string}` | `tool.${string}`;
export type FieldName = OwnField | PartField | PictureField | MarkField | EntryField;
/** The length of time of a timer. */
export type TimeField = `seconds.${string}`;
/** The guide among its items, by the tab that shows its own texts. */
export const GUIDE_KEY = 'settings';
/**
 * A field that can be focused: a text, also one of the guide's own, a time, the picture, or a button
 * that adds a line, timer or use, or that looks for uses in the steps.
 */
export type FocusField =
  | FieldName
  | TranslatedField
  | TimeField
  | 'picture'
  | 'addLine'
  | 'addTimer'
  | 'addUse'
  | 'findUses';
export type TextField<Name = FieldName> = {
  name: Name;
  max: number;
  rows: number;
  isOptional?: boolean;
  /** whether it may have bold words and lists, or links too */
  formatting?: 'marks' | 'links';
  /** why a text that is short enough cannot be saved */
  problemOf?: (text: string) => FieldProblem | undefined;
};

/** More code points than fit in a line. */
const LINE_LETTERS = 100;

type Fields = readonly [TextField<OwnField>, ...TextField<OwnField>[]];

const fieldsOfTable = (
  table: Record<string, TableField>,
  isShown: (field: TableField) => boolean = () => true,
) =>
  fieldsIn(table)
    .filter(([, field]) => isShown(field))
    .map(([name, { max, hasLines, isOptional, formatting }]) => ({
      name,
      max,
      rows: hasLines ? 4 : max > LINE_LETTERS ? 2 : 1,
      ...(isOptional && { isOptional }),
      ...(formatting && { formatting }),
    })) as unknown as Fields;

/** The texts of each kind of item in every language, and their limits in code points. */
export const TEXT_FIELDS: Record<DraftKind, Fields> = {
  step: fieldsOfTable(STEP_TEXTS),
  chapter: fieldsOfTable(STEP_TEXTS, ({ isInChapter }) => isInChapter === true),
  question: fieldsOfTable(QUESTION_TEXTS),
  guide: [
    { name: 'name', max: PROJECT_NAME_MAX, rows: 1, isOptional: true },
    { name: 'description', max: DESCRIPTION_MAX, rows: 4, isOptional: true },
    { name: 'category', max: LABEL_MAX, rows: 1, isOptional: true },
    {
      name: 'tags',
      max: TAGS_MAX * (TAG_MAX + TAGS_GAP.length),
      rows: 2,
      isOptional: true,
      problemOf: tagsProblem,
    },
    { name: 'yield', max: YIELD_UNIT_MAX, rows: 1, isOptional: true },
    { name: 'alt', max: ALT_MAX, rows: 2, isOptional: true },
  ],
};

export const lineField = (id: string): PartField => `line.${id}`;
export const timerField = (id: string): PartField => `timer.${id}`;
export const pictureField = (id: string): PictureField => `media.${id}.alt`;
export const isPictureField = (field: FocusField): field is PictureField =>
  field.startsWith('media.') && !isMarkField(field);
export const markField = (medium: string, id: string): MarkField => `media.${medium}.mark.${id}`;
export const isMarkField = (field: FocusField): field is MarkField =>
  /^media\.[^.]+\.mark\./.test(field);
/** The field that describes a picture of a step. */
export const altField = (media: readonly { id: string }[], id: string) =>
  media[0]?.id === id ? 'alt' : pictureField(id);
export const timeField = (id: string): TimeField => `seconds.${id}`;
export const isEntryField = (field: FocusField): field is EntryField =>
  field.startsWith('part.') || field.startsWith('tool.');
/** The field of the settings that has a text of the guide. */
export const settingsField = (field: FieldName) =>
  (isEntryField(field) ? `${field.slice(0, 4)}s` : field) as TranslatedField | 'alt';
export const isPartField = (field: FieldName): field is PartField =>
  field.startsWith('line.') || field.startsWith('timer.');

type Item = {
  kind: DraftKind;
  media?: readonly { id: string; marks?: readonly { id: string }[] | undefined }[] | undefined;
  lines?: readonly { id: string }[] | undefined;
  timers?: readonly { id: string }[] | undefined;
  entries?: readonly { id: EntryField }[] | undefined;
};

/** The texts of an item, with those of its pictures and their marks, lines and timers, or its parts and tools. */
export function fieldsOf({
  kind,
  media = [],
  lines = [],
  timers = [],
  entries = [],
}: Item): TextField[] {
  return [
    ...TEXT_FIELDS[kind],
    ...media.slice(1).map(
      ({ id }): TextField => ({
        name: pictureField(id),
        max: ALT_MAX,
        rows: 2,
        isOptional: true,
      }),
    ),
    ...media.flatMap(({ id, marks = [] }) =>
      marks.map(
        (mark): TextField => ({
          name: markField(id, mark.id),
          max: MARK_LABEL_MAX,
          rows: 1,
          isOptional: true,
        }),
      ),
    ),
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
    ...entries.map(
      ({ id }): TextField => ({ name: id, max: ENTRY_MAX, rows: 1, isOptional: true }),
    ),
  ];
}
