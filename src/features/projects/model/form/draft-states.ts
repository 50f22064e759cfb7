import type { ProjectLanguage } from '@/shared/interface/languages';
import { formerIndexes } from './align-list';
import {
  confirmedPath,
  FORM_LISTS,
  type FormLists,
  type FormTexts,
  isAligned,
  type TranslatedField,
} from './draft-translations';
import type { ProjectDraft } from './project-draft';

/** The project as it is stored, without what the form changed. */
export type Stored = FormTexts & FormLists;
/** An old translation of the form. `path` is its name among the confirmed ones. */
export type OldText = { path: string; isConfirmed: boolean };

/**
 * The old translations of a field, as they stand in the form: one for each part or tool, otherwise
 * one in all. A translation that was written again is undefined, as one that is not old.
 */
export function oldIn(
  draft: ProjectDraft,
  stored: Stored,
  field: TranslatedField,
  lang: ProjectLanguage,
): (OldText | undefined)[] {
  const text = (path: string): OldText => ({ path, isConfirmed: draft.confirmed.includes(path) });
  if (!isAligned(field)) {
    const storedList = stored[FORM_LISTS[field]]?.find((each) => each.lang === lang);
    const value = storedList && ('value' in storedList ? storedList.value : storedList.values);
    const isOld = storedList?.state === 'old' && isSame(value, draft[FORM_LISTS[field]][lang]);
    return [isOld ? text(confirmedPath(field, lang)) : undefined];
  }
  const storedList = stored[FORM_LISTS[field]]?.find((each) => each.lang === lang);
  const places = formerIndexes(stored[field], draft[field]);
  return places.map((place = -1, index) =>
    storedList?.states?.[place] === 'old' &&
    isSame(storedList.values[place], draft[FORM_LISTS[field]][lang][index])
      ? text(confirmedPath(field, lang, place))
      : undefined,
  );
}

/** Reports whether a field has an old translation that is not confirmed yet. */
export const isOldIn = (...args: Parameters<typeof oldIn>): boolean =>
  oldIn(...args).some((text) => text && !text.isConfirmed);

/** Reports whether saving the form would make written translations of these fields old. */
export function makesOld(
  draft: ProjectDraft,
  stored: Stored,
  fields: readonly TranslatedField[],
): boolean {
  const [primary, ...others] = draft.languages;
  if (primary !== stored.languages[0]) return false;
  return fields.some((field) => {
    const changed = changedSources(draft, stored, field);
    return others.some((lang) => {
      const old = oldIn(draft, stored, field, lang);
      const values = draft[FORM_LISTS[field]][lang];
      const valueAt = (index: number) => (isAligned(field) ? values[index] : values);
      return changed.some((index) => valueAt(index)?.length && !old[index]);
    });
  });
}

/** The indexes of changed parts or tools that were there before; of other fields 0 if changed. */
function changedSources(draft: ProjectDraft, stored: Stored, field: TranslatedField): number[] {
  if (!isAligned(field))
    return stored[field].length > 0 && !isSame(stored[field], draft[field]) ? [0] : [];
  return formerIndexes(stored[field], draft[field]).flatMap((place, index) =>
    place !== undefined && !isSame(stored[field][place], draft[field][index]) ? [index] : [],
  );
}

type Value = string | readonly string[] | undefined;
const isSame = (one: Value, other: Value) =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
const trimmed = (value: Value) => (typeof value === 'string' ? value.trim() : value);
