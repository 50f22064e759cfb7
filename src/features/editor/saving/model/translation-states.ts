import type { ProjectLanguage } from '@/shared/interface/languages';
import type { TextState } from '@/features/projects/model/texts/states';
import { type DraftKind, type FieldName, fieldsOf } from '../../shell/model/fields';
import { type Draft, storedIn, storedTextsOf, type StoredTexts, textOf, textPath } from './draft';

/**
 * True if a translation is older than its source: as it is stored, until it is written again or
 * confirmed here.
 */
export function isOld(
  draft: Draft,
  stored: StoredTexts | undefined,
  field: FieldName,
  lang: ProjectLanguage,
): boolean {
  const chosen = draft.states?.[textPath(field, lang)];
  const text = storedIn(stored, field, lang);
  if (!text || text.value !== textOf(draft, field, lang).trim()) return chosen === 'old';
  return (chosen ?? text.state) === 'old';
}

/** Reports whether some translation of the item into this language is old. */
export function isOldIn(
  draft: Draft,
  stored: StoredTexts | undefined,
  lang: ProjectLanguage,
): boolean {
  return fieldsOf(draft).some(({ name }) => isOld(draft, stored, name, lang));
}

export function withState(
  draft: Draft,
  field: FieldName,
  lang: ProjectLanguage,
  state: TextState,
): Draft {
  return { ...draft, states: { ...draft.states, [textPath(field, lang)]: state } };
}

/** The source texts of an item: an edit that was called a typing mistake is known by them. */
export const sourcesOf = (draft: Draft, [primary = 'en']: readonly ProjectLanguage[]): string =>
  JSON.stringify(fieldsOf(draft).map(({ name }) => textOf(draft, name, primary).trim()));

/**
 * The fields whose translations become old, or became old by the last edit that was saved.
 * @param touched translations whose source was saved
 */
export function editedSources(
  draft: Draft,
  stored: StoredTexts | undefined,
  touched: readonly string[],
  [primary, ...others]: readonly ProjectLanguage[],
): FieldName[] {
  const fields = fieldsOf(draft).map(({ name }) => name);
  const changed = fields.filter((name) => {
    const before = storedIn(stored, name, primary)?.value;
    return (
      primary &&
      before &&
      before !== textOf(draft, name, primary).trim() &&
      others.some((lang) => textOf(draft, name, lang).trim() !== '')
    );
  });
  return changed.length > 0 ? changed : fields.filter((name) => isAmong(touched, name));
}

const isAmong = (paths: readonly string[], field: FieldName) =>
  paths.some((path) => fieldIn(path) === field);
const fieldIn = (path: string) => path.slice(0, path.lastIndexOf('.')) as FieldName;

/**
 * The translations whose source the last edit changed while they were written and stayed as they were.
 * @param known those before this save
 */
export function touchedBy(
  kind: DraftKind,
  before: StoredTexts | undefined,
  after: StoredTexts,
  [primary]: readonly ProjectLanguage[],
  known: readonly string[] = [],
): readonly string[] {
  const valueIn = (texts: StoredTexts | undefined, field: FieldName) =>
    storedIn(texts, field, primary)?.value;
  const touched = fieldsOf({ ...after, kind })
    .filter(({ name }) => before && valueIn(before, name) !== valueIn(after, name))
    .flatMap(({ name }) =>
      (storedTextsOf(before, name) ?? [])
        .filter(({ lang, value, state }) => {
          const now = storedIn(after, name, lang)?.value;
          return lang !== primary && state === 'written' && now === value;
        })
        .map(({ lang }) => textPath(name, lang)),
    );
  // Another field is another edit.
  const same = known.filter((path) => isAmong(touched, fieldIn(path)));
  return touched.length > 0 ? [...new Set([...same, ...touched])] : known;
}

/** Old translations that were saved as another text since the item was opened, by `field.language`. */
export type Replaced = Readonly<Record<string, string>>;

/** The replaced old translations after a save; one that is right now is no longer among them. */
export function replacedBy(
  kind: DraftKind,
  before: StoredTexts | undefined,
  after: StoredTexts,
  known: Replaced = {},
): Replaced {
  const next = { ...known };
  for (const { name } of fieldsOf({ ...before, kind }))
    for (const { lang, value, state } of storedTextsOf(before, name) ?? [])
      if (state === 'old' && storedIn(after, name, lang)?.value !== value)
        next[textPath(name, lang)] = value;
  for (const { name } of fieldsOf({ ...after, kind })) {
    for (const { lang, value, state } of storedTextsOf(after, name) ?? []) {
      const path = textPath(name, lang);
      if (state === 'written' && next[path] === value) delete next[path];
    }
  }
  return next;
}

/** The draft after undo restored old translations: they are old again. */
export function withReplaced(
  draft: Draft,
  stored: StoredTexts | undefined,
  replaced: Replaced = {},
): Draft {
  const isBack = ([path, value]: [string, string]) => {
    const field = fieldIn(path);
    const lang = path.slice(field.length + 1) as ProjectLanguage;
    return (
      draft.states?.[path] === undefined &&
      textOf(draft, field, lang).trim() === value &&
      storedIn(stored, field, lang)?.value !== value
    );
  };
  const back = Object.entries(replaced).filter(isBack);
  const old = Object.fromEntries(back.map(([path]) => [path, 'old' as const]));
  return back.length > 0 ? { ...draft, states: { ...draft.states, ...old } } : draft;
}

/**
 * The draft once the user says whether the last edit was only a typing mistake.
 * @param touched translations whose source was saved already
 */
export function withTypo(
  draft: Draft,
  stored: StoredTexts | undefined,
  touched: readonly string[],
  languages: readonly ProjectLanguage[],
  isTypo: boolean,
): Draft {
  const state: TextState = isTypo ? 'written' : 'old';
  const sources = editedSources(draft, stored, touched, languages);
  const chosen = touched.filter((path) => sources.includes(fieldIn(path)));
  const states = Object.fromEntries(chosen.map((path) => [path, state]));
  return chosen.length > 0 ? { ...draft, states: { ...draft.states, ...states } } : draft;
}
