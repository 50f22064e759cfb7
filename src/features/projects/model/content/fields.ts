import {
  ALT_MAX,
  ANSWER_MAX,
  MARK_LABEL_MAX,
  QUESTION_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
  YIELD_UNIT_MAX,
} from '@/features/projects/constants';

/**
 * A text of a step or question, in every language of the guide. From these tables follow requests
 * and answers, validation, drafts, the editor, units of translation, progress, comparison, search, archive
 * and account export (docs/decisions/0135).
 */
export type TextField = {
  /** In code points. */
  max: number;
  /** It may have line breaks. */
  hasLines?: boolean;
  /** It may be missing in any language. */
  isOptional?: boolean;
  /** It describes the picture, and is removed with it. */
  isOfPicture?: boolean;
  /** The search finds the guide by it. */
  isSearched?: boolean;
  /** A chapter has it too. */
  isInChapter?: boolean;
  /** Bold words and lists, or links too. */
  formatting?: 'marks' | 'links';
  /** Its name in files for translators, where that is not the name of the field. */
  label?: string;
};
type Fields = Readonly<Record<string, TextField>>;

export const STEP_TEXTS = {
  name: { max: STEP_NAME_MAX, isInChapter: true, isSearched: true },
  description: { max: STEP_DESCRIPTION_MAX, hasLines: true, formatting: 'marks' },
  alt: { max: ALT_MAX, isOptional: true, isOfPicture: true, label: 'picture' },
} as const satisfies Fields;
export type StepText = keyof typeof STEP_TEXTS;

export const QUESTION_TEXTS = {
  question: { max: QUESTION_MAX, label: '' },
  answer: { max: ANSWER_MAX, hasLines: true, formatting: 'links' },
} as const satisfies Fields;
export type QuestionText = keyof typeof QUESTION_TEXTS;

/** The word after the amount of a yield: 'rolls'. */
export const YIELD_UNIT = {
  max: YIELD_UNIT_MAX,
  isOptional: true,
  label: 'yield',
} as const satisfies TextField;

/** The label of a mark on a picture. */
export const MARK_LABEL = {
  max: MARK_LABEL_MAX,
  isOptional: true,
  label: 'mark',
} as const satisfies TextField;

/** The texts of a guide itself; its tags are one text with a tag on each line. */
export const HEAD_TEXTS = ['name', 'description', 'category', 'tags'] as const;
export type HeadText = (typeof HEAD_TEXTS)[number];
/** Lists of entries with ids, each with a text. */
export const HEAD_LISTS = ['parts', 'tools'] as const;
export type HeadList = (typeof HEAD_LISTS)[number];

type Optional<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { isOptional: true } ? Name : never;
}[keyof Table];

/** The fields of a table that may be missing. */
export const optionalIn = <Table extends Fields>(table: Table) =>
  chosen(table, (field) => field.isOptional === true) as Pick<Table, Optional<Table>>;
/** The fields of a table that need a text in every language. */
export const requiredIn = <Table extends Fields>(table: Table) =>
  chosen(table, (field) => !field.isOptional) as Omit<Table, Optional<Table>>;

const chosen = (table: Fields, isChosen: (field: TextField) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([, field]) => isChosen(field)));

/** An object with a value for each field of a table. */
export const mapTexts = <Table extends object, Value>(
  table: Table,
  make: (field: TextField, name: keyof Table & string) => Value,
): Record<keyof Table, Value> =>
  Object.fromEntries(fieldsIn(table).map(([name, field]) => [name, make(field, name)])) as Record<
    keyof Table,
    Value
  >;

/** The fields of a table with their names, in their order. */
export const fieldsIn = <Table extends object>(table: Table) =>
  Object.entries(table) as [keyof Table & string, TextField][];

/** The names of the fields of a table, in their order. */
export const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];

/** The names of the texts of a step that the search finds a guide by. */
export const SEARCHED_STEP_TEXTS = fieldsIn(STEP_TEXTS).flatMap(([name, { isSearched }]) =>
  isSearched ? [name] : [],
);
