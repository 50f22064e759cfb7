import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import {
  type EditedText,
  plain,
  type StatedText,
  type StoredText,
  withOriginsIn,
  withStatesIn,
} from './states';

/**
 * Why a list of texts is invalid for the project's languages: a message key and the index of the
 * entry.
 */
export type TextsProblem = {
  key: 'textsLanguages' | 'pictureTextsLanguages' | 'textRequired' | 'textPending' | 'textPrimary';
  index?: number;
};

/**
 * Validates a list of texts against the project's languages (docs/reference/guides.md#texts): each
 * language once, none missing, none unknown; a pending entry has no value and is never the primary
 * language's.
 */
export function textsProblem(
  texts: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): TextsProblem | undefined {
  const langs = new Set(texts.map((text) => text.lang));
  if (
    langs.size !== texts.length ||
    texts.length !== languages.length ||
    languages.some((lang) => !langs.has(lang))
  ) {
    return { key: 'textsLanguages' };
  }
  for (const [index, text] of texts.entries()) {
    if (text.pending && text.value !== '') return { key: 'textPending', index };
    if (text.pending && text.lang === languages[0]) return { key: 'textPrimary', index };
    if (!text.pending && text.value === '') return { key: 'textRequired', index };
  }
  return undefined;
}

/**
 * Validates the description of a picture: any of the project's languages, each once; a pending
 * entry has no value. Nothing is required.
 */
export function pictureTextsProblem(
  texts: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): TextsProblem | undefined {
  const langs = new Set(texts.map((text) => text.lang));
  if (langs.size !== texts.length || texts.some(({ lang }) => !languages.includes(lang)))
    return { key: 'pictureTextsLanguages' };
  const index = texts.findIndex((text) => text.pending && text.value !== '');
  return index < 0 ? undefined : { key: 'textPending', index };
}

/**
 * The stored description of a picture: only described languages, and those removed from the
 * project.
 */
export function mergePictureTexts(
  stored: readonly StoredText[],
  given: readonly StatedText[],
  languages: readonly ProjectLanguage[],
): EditedText[] {
  return [
    ...given.filter(({ value }) => value !== ''),
    ...stored.filter(({ lang }) => !languages.includes(lang)),
  ];
}

/** One entry for each project language, in the project's order; missing ones are pending. */
export function completeTexts(
  stored: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): LocalizedText[] {
  return inEvery(stored, languages).map(plain);
}

/** Texts for the project's creator: translations with their state. */
export function statedTexts(
  stored: readonly StoredText[],
  languages: readonly ProjectLanguage[],
): StatedText[] {
  return withStatesIn(inEvery(stored, languages), languages[0]);
}

const inEvery = (
  stored: readonly StoredText[],
  languages: readonly ProjectLanguage[],
): StoredText[] =>
  languages.map(
    (lang) => stored.find((text) => text.lang === lang) ?? { lang, value: '', pending: true },
  );

/** Only the written texts, for readers. */
export function writtenTexts(
  stored: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): LocalizedText[] {
  return completeTexts(stored, languages).filter((text) => !text.pending);
}

/** Texts with a mark on translations that are old. */
export function writtenOrOldTexts(
  stored: readonly StoredText[],
  languages: readonly ProjectLanguage[],
): (LocalizedText & { state?: 'old' })[] {
  return statedTexts(stored, languages)
    .filter(({ pending }) => !pending)
    .map((text) => (text.state === 'old' ? { ...plain(text), state: 'old' } : plain(text)));
}

/** The description of a new picture to store. */
export function newPictureTexts(
  given: readonly StatedText[] | undefined,
  languages: readonly ProjectLanguage[],
): StoredText[] {
  const described = (given ?? []).filter(({ value }) => value !== '');
  return withOriginsIn([], described, languages[0]);
}

/** The new texts, and stored texts of removed languages, which return with the language. */
export function mergeTexts(
  stored: readonly StoredText[],
  given: readonly EditedText[],
): EditedText[] {
  const replaced = new Set(given.map((text) => text.lang));
  return [...given, ...stored.filter((text) => !replaced.has(text.lang))];
}

/** Reports whether a text exists in this language. */
export function hasText(stored: readonly LocalizedText[], lang: ProjectLanguage): boolean {
  return stored.some((text) => text.lang === lang && !text.pending && text.value !== '');
}
