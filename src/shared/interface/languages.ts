/**
 * Languages of the interface (docs/reference/limits.md#language-of-messages). The first one is the
 * fallback. One more is its tag here and its texts in messages/{tag}.json (docs/languages.md).
 */
export const LOCALES = ['en', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * Languages a project may be written in (docs/reference/guides.md#fields), with their native names.
 * Their words are in src/languages (docs/languages.md).
 */
export const LANGUAGE_NAMES = {
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;
export type ProjectLanguage = keyof typeof LANGUAGE_NAMES;
export const PROJECT_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly ProjectLanguage[];

/**
 * The native name of a language, whether projects can be written in it or not. On every page, so it
 * is short.
 */
export const languageName = (tag: string): string =>
  LANGUAGE_NAMES[tag as ProjectLanguage] ??
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag);

/** The name of a language in another one, within a sentence: 'inglês'. */
export const languageIn = (locale: string, tag: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? languageName(tag);

/** Name of a language on its own or at the start of a sentence: 'Inglês'. */
export function languageLabel(locale: string, tag: string): string {
  const [first = '', ...rest] = languageIn(locale, tag);
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** A known language for a tag: the same, else the first variety of it, as pt-BR for pt-PT. */
export function closestLanguage<Tag extends string>(
  known: readonly Tag[],
  tag: string | null | undefined,
): Tag | undefined {
  if (!tag) return undefined;
  const wanted = tag.trim().toLowerCase();
  return (
    known.find((one) => one.toLowerCase() === wanted) ??
    known.find((one) => languageOf(one) === languageOf(wanted))
  );
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

const KNOWN: readonly string[] = [...new Set([...PROJECT_LANGUAGES, ...LOCALES])];

/**
 * The languages in which a reader reads guides, the best first: the chosen one, those of the browser
 * (`Accept-Language`, `navigator.languages`), that of the interface
 * (docs/reference/guides.md#texts).
 */
export function readingLanguages(
  chosen: string | null | undefined,
  ofBrowser: readonly string[],
  locale: Locale,
): string[] {
  const tags = [chosen, ...ofBrowser, locale].map((tag) => closestLanguage(KNOWN, tag));
  return [...new Set(tags.filter((tag) => tag !== undefined))];
}

/** Cookie with the interface language that was chosen in the menu. */
export const LOCALE_COOKIE = 'makerstep_lang';
/** Session cookie with the language that a link chose. */
export const VISIT_LOCALE_COOKIE = `${LOCALE_COOKIE}_visit`;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function isProjectLanguage(value: unknown): value is ProjectLanguage {
  return PROJECT_LANGUAGES.some((language) => language === value);
}
