import type { ProjectLanguage } from '@/shared/languages';
import { type LocalizedText, pickText } from '@/shared/localized-text';

/** What a step is called in its creator's figures: number and name, in the project's primary language. */
export function stepTitle(
  { name }: { name: readonly LocalizedText[] },
  number: number,
  languages: readonly ProjectLanguage[],
): string {
  return [number, pickText(name, languages[0] ?? 'en', languages).value]
    .filter(Boolean)
    .join(' · ');
}
