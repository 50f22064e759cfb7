import { isLocale, PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

/** Languages of guides that the interface does not have: English comes with them. */
export const GUIDE_ONLY = PROJECT_LANGUAGES.filter((tag) => !isLocale(tag)) as [
  ProjectLanguage,
  ProjectLanguage,
  ...ProjectLanguage[],
];
