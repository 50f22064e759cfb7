'use client';

import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { useStoredValue } from '@/client/use-stored-value';
import { pickLanguage } from '@/shared/localized-text';
import type { ProjectLanguage } from '@/shared/languages';
import { CONTENT_LANGUAGE_KEY } from '@/shared/preferences';

/**
 * The language in which a reader reads projects, which is not the interface's (specification, section 3, project {lang}):
 * the remembered one where the project has it, else the interface's, else the project's primary one.
 */
export function useContentLanguage(languages: readonly ProjectLanguage[]): [ProjectLanguage, (lang: ProjectLanguage) => void] {
  const locale = useLocale();
  const [stored, change] = useStoredValue(CONTENT_LANGUAGE_KEY);
  const choose = useCallback((lang: ProjectLanguage) => change(() => lang), [change]);
  return [languages.find((code) => code === stored) ?? pickLanguage(languages, locale), choose];
}
