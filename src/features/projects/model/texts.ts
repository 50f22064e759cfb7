import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';

/**
 * Why a list of texts is invalid for the project's languages: a message key and the index of the
 * entry.
 */
export type TextsProblem = {
  key: 'textsLanguages' | 'pictureTextsLanguages' | 'textRequired' | 'textPending' | 'textPrimary';
  index?: number;
};

/**
 * Validates a list of texts against the project's languages (docs/reference/guides.md#texts): each language
 * once, none missing, none unknown; a pending entry has no value and is never the primary
 * language's.
 */
export function textsProblem(
  texts: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): TextsProblem | undefined {
  const given = new Set(texts.map((text) => text.lang));
  if (
    given.size !== texts.length ||
    texts.length !== languages.length ||
    languages.some((lang) => !given.has(lang))
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
  const given = new Set(texts.map((text) => text.lang));
  if (given.size !== texts.length || texts.some(({ lang }) => !languages.includes(lang)))
    return { key: 'pictureTextsLanguages' };
  const index = texts.findIndex((text) => text.pending && text.value !== '');
  return index < 0 ? undefined : { key: 'textPending', index };
}

/**
 * The stored description of a picture: only described languages, and those removed from the
 * project.
 */
export function mergePictureTexts(
  stored: readonly LocalizedText[],
  given: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): LocalizedText[] {
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
  return languages.map(
    (lang) => stored.find((text) => text.lang === lang) ?? { lang, value: '', pending: true },
  );
}

/** Only the written texts, for readers. */
export function writtenTexts(
  stored: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): LocalizedText[] {
  return completeTexts(stored, languages).filter((text) => !text.pending);
}

/** The new texts, and stored texts of removed languages, which return with the language. */
export function mergeTexts(
  stored: readonly LocalizedText[],
  given: readonly LocalizedText[],
): LocalizedText[] {
  const replaced = new Set(given.map((text) => text.lang));
  return [...given, ...stored.filter((text) => !replaced.has(text.lang))];
}

/** Whether a text exists in this language. */
export function hasText(stored: readonly LocalizedText[], lang: ProjectLanguage): boolean {
  return stored.some((text) => text.lang === lang && !text.pending && text.value !== '');
}
