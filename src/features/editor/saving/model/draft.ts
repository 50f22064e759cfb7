import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PictureView } from '@/shared/pictures/picture';
import type { Line, LineKind, Timer } from '@/features/projects/model/lines/lines';
import type { StepUse } from '@/features/projects/model/content/content';
import type { StatedText, TextState } from '@/features/projects/model/texts/states';
import {
  type DraftKind,
  type EntryField,
  type FieldName,
  fieldsOf,
  isEntryField,
  isPartField,
  isPictureField,
  isMarkField,
  lineField,
  markField,
  type OwnField,
  pictureField,
  TEXT_FIELDS,
  type TextField,
  timerField,
} from '../../shell/model/fields';

/** A picture that was uploaded for an item that does not exist yet. */
export type WaitingFile = { name: string; url: string };

export type DraftLine = { id: string; kind: LineKind };
/** A time of 0 is not written yet. */
export type DraftTimer = { id: string; seconds: number };
/** A part or tool that the step uses, by its id; an amount of 0 is not written yet. */
export type DraftUse = Omit<StepUse, 'item'> & { id: string };

/** A picture with its marks, whose labels are texts of the step. */
export type DraftMedium = { id: string; marks?: readonly { id: string }[] | undefined };

/** The texts of an item in the form. */
export type DraftTexts = {
  texts: Partial<Record<FieldName, Partial<Record<ProjectLanguage, string>>>>;
  /** Languages that were started and left for later: their empty texts are pending. */
  later: ProjectLanguage[];
  /** The pictures of a step, which are saved at once; their descriptions are in `texts`. */
  media?: readonly DraftMedium[];
  /** Of a step, in its creator's order; their texts are in `texts`. */
  lines?: readonly DraftLine[];
  timers?: readonly DraftTimer[];
  uses?: readonly DraftUse[];
};

/** The unsaved input of an item. */
export type Draft = DraftTexts & {
  kind: DraftKind;
  /** Parts and tools of the guide, which its form of settings changes. */
  entries?: readonly { id: EntryField }[];
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

export type StoredTexts = Partial<Record<OwnField, StatedText[]>> & {
  media?: {
    id: string;
    file?: PictureView;
    alt: StatedText[];
    marks?: { id: string; label: StatedText[] }[];
  }[];
  lines?: Line<StatedText>[];
  timers?: Timer<StatedText>[];
  uses?: StepUse[];
  entries?: { id: EntryField; text: StatedText[] }[];
};

/** A draft of the stored item, or an empty one. */
export function draftOf(
  kind: DraftKind,
  stored: (StoredTexts & { version: number }) | undefined,
  languages: readonly ProjectLanguage[],
): Draft {
  const lines = stored?.lines?.map(({ id, kind: line }) => ({ id, kind: line })) ?? [];
  const timers = stored?.timers?.map(({ id, seconds }) => ({ id, seconds })) ?? [];
  const entries = stored?.entries?.map(({ id }) => ({ id })) ?? [];
  const media = stored?.media?.map(withMarkIds) ?? [];
  const uses = stored?.uses?.map(({ item, ...use }) => ({ id: item, ...use })) ?? [];
  const parts =
    kind === 'step' ? { ...(media.length > 0 ? { media } : {}), lines, timers, uses } : {};
  const written = fieldsOf({ kind, ...parts, entries }).map(({ name }) => {
    const texts = languages.map((lang) => [lang, storedIn(stored, name, lang)?.value ?? '']);
    return [name, Object.fromEntries(texts)] as const;
  });
  const isPending = (lang: ProjectLanguage) =>
    TEXT_FIELDS[kind].some(({ name }) =>
      stored?.[name]?.some((text) => text.lang === lang && text.pending),
    );
  const base = {
    texts: Object.fromEntries(written),
    later: languages.filter(isPending),
    ...parts,
  };
  return {
    kind,
    ...base,
    ...(kind === 'guide' ? { entries } : {}),
    ...(stored ? { baseVersion: stored.version, base } : {}),
  };
}

const withMarkIds = ({ id, marks = [] }: NonNullable<StoredTexts['media']>[number]) => ({
  id,
  ...(marks.length > 0 ? { marks: marks.map((mark) => ({ id: mark.id })) } : {}),
});

export function draftTextsOf({ texts, later, media, lines, timers, uses }: DraftTexts): DraftTexts {
  return {
    texts,
    later,
    ...(media ? { media } : {}),
    ...(lines ? { lines } : {}),
    ...(timers ? { timers } : {}),
    ...(uses ? { uses } : {}),
  };
}

/** The stored texts of a field. */
export function storedTextsOf(
  stored: StoredTexts | undefined,
  field: FieldName,
): StatedText[] | undefined {
  if (isEntryField(field)) return stored?.entries?.find(({ id }) => id === field)?.text;
  if (isMarkField(field))
    return stored?.media
      ?.flatMap(({ id, marks = [] }) =>
        marks.map((mark) => [markField(id, mark.id), mark] as const),
      )
      .find(([name]) => name === field)?.[1].label;
  if (isPictureField(field))
    return stored?.media?.slice(1).find(({ id }) => pictureField(id) === field)?.alt;
  if (!isPartField(field)) return stored?.[field];
  return (
    stored?.lines?.find(({ id }) => lineField(id) === field)?.text ??
    stored?.timers?.find(({ id }) => timerField(id) === field)?.label
  );
}

export const storedIn = (
  stored: StoredTexts | undefined,
  field: FieldName,
  lang: ProjectLanguage | undefined,
): StatedText | undefined => storedTextsOf(stored, field)?.find((text) => text.lang === lang);

export const textPath = (field: FieldName, lang: ProjectLanguage) => `${field}.${lang}`;

export function textOf(draft: Draft, field: FieldName, lang: ProjectLanguage): string {
  return draft.texts[field]?.[lang] ?? '';
}

const requiredIn = ({ kind }: Draft) => TEXT_FIELDS[kind].filter(({ isOptional }) => !isOptional);
const isBlank = (draft: Draft, lang: ProjectLanguage) => (field: TextField) =>
  textOf(draft, field.name, lang).trim() === '';

/**
 * True if empty texts of this language are pending: always in an unstarted language, in a started
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

/** Reports whether this language has some texts, but not all. */
export function isHalfWritten(draft: Draft, lang: ProjectLanguage): boolean {
  const fields = requiredIn(draft);
  return fields.some(isBlank(draft, lang)) && !fields.every(isBlank(draft, lang));
}

/** Reports whether this language is still to be written. */
export function isPending(
  draft: Draft,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): boolean {
  const [primary = lang] = languages;
  const isUnwritten = ({ name }: TextField) =>
    isPartField(name) &&
    textOf(draft, name, primary).trim() !== '' &&
    textOf(draft, name, lang).trim() === '';
  return (
    (isLater(draft, lang, languages) && requiredIn(draft).some(isBlank(draft, lang))) ||
    (lang !== primary && fieldsOf(draft).some(isUnwritten))
  );
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
  return Object.fromEntries(
    fieldsOf({ kind: draft.kind, entries: draft.entries }).map((field) => [
      field.name,
      languages
        .map((lang) => entryOf(draft, field, lang, languages))
        .filter(({ value }) => !field.isOptional || value !== ''),
    ]),
  );
}

/** A text as it is sent. Translations of lines and timers can always wait. */
export function entryOf(
  draft: Draft,
  { name, isOptional }: Pick<TextField, 'name' | 'isOptional'>,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): StatedText {
  const value = textOf(draft, name, lang).trim();
  const state = draft.states?.[textPath(name, lang)];
  if (value !== '') return { lang, value, ...(state ? { state } : {}) };
  const isWaiting = isPartField(name)
    ? lang !== languages[0]
    : !isOptional && isLater(draft, lang, languages);
  return isWaiting ? { lang, value, pending: true } : { lang, value };
}

/** Reports whether a text is written in some language. */
export const hasText = (draft: Draft, name: FieldName, languages: readonly ProjectLanguage[]) =>
  languages.some((lang) => textOf(draft, name, lang).trim() !== '');

/** True where a text differs from the stored one, or its state was chosen. */
export const isChangedText = (
  draft: Draft,
  stored: StoredTexts | undefined,
  field: FieldName,
  lang: ProjectLanguage,
) =>
  draft.states?.[textPath(field, lang)] !== undefined ||
  textOf(draft, field, lang).trim() !== (storedIn(stored, field, lang)?.value ?? '');
