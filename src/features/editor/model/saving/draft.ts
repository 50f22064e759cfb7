import type { ProjectLanguage } from '@/shared/interface/languages';
import type { StatedText, TextState } from '@/features/projects/model/states';
import { lengthOf } from '@/shared/text/text';
import { type FieldName, type ItemKind, TEXT_FIELDS, type TextField } from '../fields';

/** A picture that was uploaded for an item that does not exist yet. */
export type WaitingFile = { name: string; url: string };

/** The texts of an item in the form. */
export type DraftTexts = {
  texts: Partial<Record<FieldName, Partial<Record<ProjectLanguage, string>>>>;
  /** Languages that were started and left for later: their empty texts are pending. */
  later: ProjectLanguage[];
};

/** The unsaved input of an item. */
export type Draft = DraftTexts & {
  kind: ItemKind;
  /** Version of the item the typing began from, and its texts then; undefined for a new one. */
  baseVersion?: number;
  base?: DraftTexts;
  file?: WaitingFile;
  /** States of translations that the user chose, by `field.language`; they stand for unchanged texts. */
  states?: Partial<Record<string, TextState>>;
  /** The change of the source is only a typing mistake. */
  keepTranslations?: true;
  /** Saved except for spaces at the ends; kept so that the field does not change while typing. */
  isSaved?: true;
  /**
   * A new item that was sent without an answer and may exist: it is sent again with the same key.
   */
  pendingCreate?: DraftTexts & { key: string };
};

export type StoredTexts = Partial<Record<FieldName, StatedText[]>>;
export type TextProblem = { key: 'text' | 'textRequired' | 'tooLong'; max: number };
/** Problems by `field.language`. */
export type DraftProblems = Record<string, TextProblem>;

/** A draft of the stored item, or an empty one. */
export function draftOf(
  kind: ItemKind,
  stored: (StoredTexts & { version: number }) | undefined,
  languages: readonly ProjectLanguage[],
): Draft {
  const entries = TEXT_FIELDS[kind].map(({ name }) => {
    const texts = languages.map(
      (lang) => [lang, stored?.[name]?.find((text) => text.lang === lang)?.value ?? ''] as const,
    );
    return [name, Object.fromEntries(texts)] as const;
  });
  const isPending = (lang: ProjectLanguage) =>
    TEXT_FIELDS[kind].some(({ name }) =>
      stored?.[name]?.some((text) => text.lang === lang && text.pending),
    );
  const written = { texts: Object.fromEntries(entries), later: languages.filter(isPending) };
  return { kind, ...written, ...(stored ? { baseVersion: stored.version, base: written } : {}) };
}

export function draftTextsOf({ texts, later }: DraftTexts): DraftTexts {
  return { texts, later };
}

export const textPath = (field: FieldName, lang: ProjectLanguage) => `${field}.${lang}`;

export function textOf(draft: Draft, field: FieldName, lang: ProjectLanguage): string {
  return draft.texts[field]?.[lang] ?? '';
}

const requiredIn = ({ kind }: Draft) => TEXT_FIELDS[kind].filter(({ isOptional }) => !isOptional);
const isBlank = (draft: Draft, lang: ProjectLanguage) => (field: TextField) =>
  textOf(draft, field.name, lang).trim() === '';

/**
 * Whether empty texts of this language are pending: always in an unstarted language, in a started
 * one when the user says so. Never in the primary language.
 */
export function isLater(
  draft: Draft,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): boolean {
  if (lang === languages[0]) return false;
  return draft.later.includes(lang) || requiredIn(draft).every(isBlank(draft, lang));
}

/** Whether this language has some texts, but not all. */
export function isHalfWritten(draft: Draft, lang: ProjectLanguage): boolean {
  const fields = requiredIn(draft);
  return fields.some(isBlank(draft, lang)) && !fields.every(isBlank(draft, lang));
}

/** Whether this language is still to be written. */
export function isPending(
  draft: Draft,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): boolean {
  return isLater(draft, lang, languages) && requiredIn(draft).some(isBlank(draft, lang));
}

export function withText(
  draft: Draft,
  field: FieldName,
  lang: ProjectLanguage,
  value: string,
): Draft {
  const texts = { ...draft.texts, [field]: { ...draft.texts[field], [lang]: value } };
  const written = withoutState({ ...draft, texts }, textPath(field, lang));
  return requiredIn(draft).some(isBlank(written, lang)) ? written : withLater(written, lang, false);
}

/** A state was chosen for the text as it was. */
function withoutState(draft: Draft, path: string): Draft {
  const { states: { [path]: chosen, ...others } = {}, ...rest } = draft;
  if (chosen === undefined) return draft;
  return Object.keys(others).length > 0 ? { ...rest, states: others } : rest;
}

export function withLater(draft: Draft, lang: ProjectLanguage, later: boolean): Draft {
  if (draft.later.includes(lang) === later) return draft;
  const others = draft.later.filter((code) => code !== lang);
  return { ...draft, later: later ? [...others, lang] : others };
}

/**
 * The lists of texts to send. Written texts are kept; only empty ones are pending. Optional texts
 * are left out when empty.
 */
export function textsOf(
  draft: Draft,
  languages: readonly ProjectLanguage[],
): Partial<Record<FieldName, StatedText[]>> {
  const entry = (field: FieldName, lang: ProjectLanguage): StatedText => {
    const value = textOf(draft, field, lang).trim();
    const state = draft.states?.[textPath(field, lang)];
    return value === '' && isLater(draft, lang, languages)
      ? { lang, value: '', pending: true }
      : { lang, value, ...(state && value !== '' ? { state } : {}) };
  };
  return Object.fromEntries(
    TEXT_FIELDS[draft.kind].map(({ name, isOptional }) => [
      name,
      languages.map((lang) => entry(name, lang)).filter(({ value }) => !isOptional || value !== ''),
    ]),
  );
}

/** The errors of a draft (docs/reference/guides.md#texts). */
export function problemsOf(draft: Draft, languages: readonly ProjectLanguage[]): DraftProblems {
  const problems: DraftProblems = {};
  for (const { name, max, isOptional } of TEXT_FIELDS[draft.kind]) {
    for (const lang of languages) {
      const value = textOf(draft, name, lang).trim();
      if (value === '' && !isOptional && !isLater(draft, lang, languages)) {
        problems[`${name}.${lang}`] = { key: lang === languages[0] ? 'text' : 'textRequired', max };
      } else if (lengthOf(value) > max) {
        problems[`${name}.${lang}`] = { key: 'tooLong', max };
      }
    }
  }
  return problems;
}

/** Whether saving the draft would change nothing. */
export function isStoredSame(
  draft: Draft,
  fresh: Draft,
  languages: readonly ProjectLanguage[],
): boolean {
  return (
    draft.file === undefined &&
    JSON.stringify(textsOf(draft, languages)) === JSON.stringify(textsOf(fresh, languages))
  );
}

/** Whether a draft equals the stored item, so that it can be dropped. */
export function isUnchanged(
  draft: Draft,
  fresh: Draft,
  languages: readonly ProjectLanguage[],
): boolean {
  return (
    draft.file === undefined &&
    draft.states === undefined &&
    languages.every(
      (lang) =>
        isLater(draft, lang, languages) === isLater(fresh, lang, languages) &&
        TEXT_FIELDS[draft.kind].every(
          ({ name }) => textOf(draft, name, lang) === textOf(fresh, name, lang),
        ),
    )
  );
}

/** The languages with errors, in the project's order. */
export function languagesWithProblems(
  problems: Record<string, unknown>,
  languages: readonly ProjectLanguage[],
): ProjectLanguage[] {
  return languages.filter((lang) =>
    Object.keys(problems).some((path) => path.endsWith(`.${lang}`)),
  );
}

/** The first text with an error, in the current language if there is one. */
export function firstProblem(
  kind: ItemKind,
  problems: Record<string, unknown>,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): { field: FieldName; lang: ProjectLanguage } | undefined {
  return [lang, ...languages]
    .flatMap((code) => TEXT_FIELDS[kind].map(({ name }) => ({ field: name, lang: code })))
    .find((place) => `${place.field}.${place.lang}` in problems);
}
