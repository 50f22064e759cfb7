'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { pickLanguage } from '@/shared/localized-text';
import type { ProjectLanguage } from '@/shared/languages';
import { CONTENT_LANGUAGE_KEY } from '@/shared/preferences';

const listeners = new Set<() => void>();
// For browsers that forbid storage: the choice then lasts as long as the page.
let chosenHere: string | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(CONTENT_LANGUAGE_KEY) ?? chosenHere;
  } catch {
    return chosenHere;
  }
}

function choose(lang: ProjectLanguage) {
  try {
    localStorage.setItem(CONTENT_LANGUAGE_KEY, lang);
  } catch {
    chosenHere = lang;
  }
  listeners.forEach((listener) => listener());
}

/**
 * The language in which a reader reads projects, which is not the interface's (specification, section 3, project {lang}):
 * the remembered one where the project has it, else the interface's, else the project's primary one.
 */
export function useContentLanguage(languages: readonly ProjectLanguage[]): [ProjectLanguage, (lang: ProjectLanguage) => void] {
  const locale = useLocale();
  const stored = useSyncExternalStore(subscribe, remembered, () => null);
  const lang = languages.find((code) => code === stored) ?? pickLanguage(languages, locale);
  return [lang, choose];
}
