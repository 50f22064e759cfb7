import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { cookieLocale, matchLocale } from '@/i18n/negotiate-locale';
import { parseCookies } from '@/shared/interface/cookies';
import { pickLanguage } from '@/shared/interface/localized-text';
import { type ProjectLanguage, readingLanguages } from '@/shared/interface/languages';
import { CONTENT_LANGUAGE_KEY } from '@/shared/interface/preferences';

const never = () => () => undefined;
const SEPARATOR = ' ';

function languagesOfBrowser(): string {
  const cookies = parseCookies(document.cookie);
  const chosen = cookieLocale((name) => cookies[name]);
  return [chosen ?? '', ...navigator.languages].join(SEPARATOR);
}

/**
 * The language in which a reader reads projects (docs/reference/guides.md#texts): the one chosen for
 * this project, else the last chosen one if the project has it, else as on the project's page. Until
 * hydration, that of the interface.
 */
export function useContentLanguage(
  languages: readonly ProjectLanguage[],
  own: ProjectLanguage | undefined,
): [ProjectLanguage, (lang: ProjectLanguage) => void] {
  const locale = useLocale();
  const [stored, change] = useStoredValue(CONTENT_LANGUAGE_KEY);
  const [chosen, ...ofBrowser] = useSyncExternalStore(never, languagesOfBrowser, () => '').split(
    SEPARATOR,
  );
  // An interface to which the browser does not lead was chosen, also by an address.
  const ledTo = ofBrowser.map(matchLocale).find(Boolean) ?? locale;
  const first = chosen || (ledTo === locale ? undefined : locale);
  const known = languages.find((code) => code === own) ?? languages.find((code) => code === stored);
  return [
    known ?? pickLanguage(languages, ...readingLanguages(first, ofBrowser, locale)),
    (lang) => change(() => lang),
  ];
}
