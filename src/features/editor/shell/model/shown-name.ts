import { StepType } from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';

/** The name of an item in lists of the editor: in the project's primary language. */
export function shownName(
  texts: readonly LocalizedText[],
  languages: readonly ProjectLanguage[],
): string {
  return pickText(texts, languages[0] ?? 'en', languages).value;
}

/** The 1-based number of each step by its id; chapters have none. */
export function stepNumbers(steps: readonly { id: string; type: number }[]): Map<string, number> {
  return new Map(
    steps.filter(({ type }) => type === StepType.Step).map(({ id }, index) => [id, index + 1]),
  );
}
