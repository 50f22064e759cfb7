import { GUIDE_WORDS } from '@/languages/guide';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { TO_BE_WRITTEN } from '../../constants';

/**
 * The texts of a step in the primary language, the others left for later. A missing description
 * gets a placeholder.
 */
export function textsInPrimary(
  { name, description = TO_BE_WRITTEN }: { name: string; description?: string | undefined },
  languages: readonly ProjectLanguage[],
): { name: LocalizedText[]; description: LocalizedText[] } {
  const [primary = 'en'] = languages;
  const fill = (value: string) =>
    languages.map(
      (lang): LocalizedText =>
        lang === primary ? { lang, value } : { lang, value: '', pending: true },
    );
  return { name: fill(name), description: fill(description) };
}

/** The proposed texts of a step that has only a number (1-based among the steps). */
export const numberedTexts = (number: number, languages: readonly ProjectLanguage[]) =>
  textsInPrimary({ name: `${GUIDE_WORDS[languages[0] ?? 'en'].step} ${number}` }, languages);
