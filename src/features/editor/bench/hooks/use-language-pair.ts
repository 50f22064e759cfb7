import { useState } from 'react';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

/** A source and a target language, and what may be chosen for each. */
export type LanguagePair = {
  from: ProjectLanguage;
  to: ProjectLanguage;
  sources: readonly ProjectLanguage[];
  targets: readonly ProjectLanguage[];
  setFrom: (language: ProjectLanguage) => void;
  setTo: (language: ProjectLanguage) => void;
};

/** A source language of a guide and a target language, which the guide may not have yet. */
export function useLanguagePair(languages: readonly ProjectLanguage[]): LanguagePair {
  const [chosenFrom, setFrom] = useState<ProjectLanguage>();
  const [chosenTo, setTo] = useState<ProjectLanguage>();
  const from = chosenFrom && languages.includes(chosenFrom) ? chosenFrom : (languages[0] ?? 'en');
  const targets = [...new Set([...languages, ...PROJECT_LANGUAGES])].filter(
    (lang) => lang !== from,
  );
  const to = chosenTo && targets.includes(chosenTo) ? chosenTo : (targets[0] ?? 'en');
  return { from, to, setFrom, setTo, sources: languages, targets };
}
