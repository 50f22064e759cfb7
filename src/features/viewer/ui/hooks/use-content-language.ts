'use client';

import { useLocale } from 'next-intl';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { pickLanguage } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { CONTENT_LANGUAGE_KEY } from '@/shared/interface/preferences';

/**
 * The language in which a reader reads projects, independent of the interface (specification,
 * section 3, project {lang}): the one chosen for this project, else the last chosen one if the
 * project has it, else the interface's, else the project's primary one.
 */
export function useContentLanguage(
  languages: readonly ProjectLanguage[],
  own: ProjectLanguage | undefined,
): [ProjectLanguage, (lang: ProjectLanguage) => void] {
  const locale = useLocale();
  const [stored, change] = useStoredValue(CONTENT_LANGUAGE_KEY);
  const known = languages.find((code) => code === own) ?? languages.find((code) => code === stored);
  return [known ?? pickLanguage(languages, locale), (lang) => change(() => lang)];
}
