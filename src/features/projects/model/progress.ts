import type { ProjectLanguage } from '@/shared/interface/languages';

/** Number of texts of a project, and of written and old ones in each language. */
export type TextCounts = {
  total: number;
  written: Partial<Record<string, number>>;
  old: Partial<Record<string, number>>;
};

/** The progress of one language. What is neither written nor old is missing. */
export type LanguageProgress = {
  lang: ProjectLanguage;
  written: number;
  old: number;
  total: number;
  /** 100 only if every text is written; old ones are not. */
  percent: number;
};

/** The progress in each language, in the order of the project's languages. */
export function progressOf(
  languages: readonly ProjectLanguage[],
  { total, written, old }: TextCounts,
): LanguageProgress[] {
  return languages.map((lang) => {
    const done = written[lang] ?? 0;
    return {
      lang,
      written: done,
      old: old[lang] ?? 0,
      total,
      percent: total === 0 ? 100 : Math.floor((done / total) * 100),
    };
  });
}
