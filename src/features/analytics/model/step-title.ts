import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';

/** The title of a step in the stats: number and name, in the primary language. */
export function stepTitle(
  { name }: { name: readonly LocalizedText[] },
  number: number,
  languages: readonly ProjectLanguage[],
): string {
  return [number, pickText(name, languages[0] ?? 'en', languages).value]
    .filter(Boolean)
    .join(' · ');
}
