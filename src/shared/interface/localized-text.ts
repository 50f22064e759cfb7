import { closestLanguage, type ProjectLanguage } from './languages';

/**
 * A text in one language of a project. `pending` entries were postponed on purpose and have an
 * empty value.
 */
export type LocalizedText = { lang: ProjectLanguage; value: string; pending?: true };

/** The chosen text, its language, and whether it is a fallback for a missing translation. */
export type PickedText = { value: string; lang: ProjectLanguage; isFallback: boolean };

/**
 * The text for a reader: in `lang` if it exists, else in the project's primary language
 * (docs/reference/guides.md#texts).
 * @param languages the project's languages, the primary one first
 */
export function pickText(
  texts: readonly LocalizedText[],
  lang: string,
  languages: readonly ProjectLanguage[],
): PickedText {
  const wanted = filled(texts, lang);
  if (wanted) return { value: wanted.value, lang: wanted.lang, isFallback: false };
  const primary = languages.map((code) => filled(texts, code)).find((text) => text !== undefined);
  return {
    value: primary?.value ?? '',
    lang: primary?.lang ?? languages[0] ?? 'en',
    isFallback: primary !== undefined,
  };
}

/**
 * The content language a reader starts with: the first requested one, or a variety of it (pt-PT
 * reads pt-BR), else the project's primary one.
 * @param wanted the best first
 */
export function pickLanguage(
  languages: readonly ProjectLanguage[],
  ...wanted: (string | undefined)[]
): ProjectLanguage {
  const [best] = wanted.flatMap((tag) => closestLanguage(languages, tag) ?? []);
  return best ?? languages[0] ?? 'en';
}

function filled(texts: readonly LocalizedText[], lang: string): LocalizedText | undefined {
  return texts.find((text) => text.lang === lang && !text.pending && text.value !== '');
}
