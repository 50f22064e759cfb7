import { formerIndexes } from './align-list';
import { originAfter, originForOther, type SourceEdit, stateOf, TEXT_STATES } from './states';

/**
 * The translation of a list of parts or tools, aligned with the primary list by position. '' is a
 * missing entry; `of` is there if an entry is old, with null at the others (see states.ts).
 */
export type StoredEntries = { values: string[]; of?: (string | null)[] };
/** The same in a request. */
export type StatedEntries = {
  values: readonly string[];
  states?: readonly EntryState[] | undefined;
};
export const ENTRY_STATES = ['missing', ...TEXT_STATES] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What happens to the primary list. */
export type ListEdit = {
  before: readonly string[];
  after: readonly string[];
  keepTranslations?: boolean | undefined;
};

/** The state of each entry of a translated list. */
export function entryStates(
  { values, of }: StoredEntries,
  source: readonly string[],
): EntryState[] {
  return source.map((entry, index) =>
    values[index] ? stateOf({ of: of?.[index] }, entry) : 'missing',
  );
}

/**
 * A translated list to store after an edit of itself or of the primary list.
 * @param stored the translation before; undefined if there was none
 * @param given the new translation, as long as `after`; undefined: it follows the primary list
 */
export function withEntryOrigins(
  stored: StoredEntries | undefined,
  given: StatedEntries | undefined,
  { before, after, keepTranslations }: ListEdit,
): StoredEntries {
  const places = formerIndexes(before, after);
  const made = after.map((entry, index): { value: string; of: string | undefined } => {
    const place = places[index];
    const formerValue = (place === undefined ? undefined : stored?.values[place]) ?? '';
    const value = given ? (given.values[index] ?? '') : formerValue;
    if (value === '') return { value, of: undefined };
    const of = stored?.of?.[place ?? -1] ?? undefined;
    const edit: SourceEdit = {
      before: place === undefined ? '' : (before[place] ?? ''),
      after: entry,
      keepTranslations,
    };
    const state = given?.states?.[index];
    const former = formerValue === '' ? undefined : { value: formerValue, of };
    return {
      value,
      of: originAfter(former, { value, state: state === 'missing' ? undefined : state }, edit),
    };
  });
  return entriesOf(made);
}

/**
 * A translated list that gets another source language.
 * @param source the primary list so far
 */
export function entriesForOther(stored: StoredEntries, source: readonly string[]): StoredEntries {
  return entriesOf(
    stored.values.map((value, index) => ({
      value,
      of: originForOther({ of: stored.of?.[index] ?? undefined }, source[index] ?? ''),
    })),
  );
}

/** A list without positions, such as tags, as one text for states.ts. */
export const listAsText = (values: readonly string[]): string => values.join('\n');

function entriesOf(made: readonly { value: string; of: string | undefined }[]): StoredEntries {
  const values = made.map(({ value }) => value);
  return made.some(({ of }) => of !== undefined)
    ? { values, of: made.map(({ of }) => of ?? null) }
    : { values };
}
