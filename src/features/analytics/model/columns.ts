import type { ProjectLanguage } from '@/shared/interface/languages';

/** The database column of a field: durationMs is duration_ms. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The visits in a language of a row of `daily_figures`; languages without visits have no key. */
export const visitsIn = (lang: ProjectLanguage, row: string): string =>
  `coalesce((${row}.visits_by_lang->>'${lang}')::int, 0)`;
