import { type PickedText, pickLanguage, pickText } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PublicProject } from '../schema';
import { projectTextsIn } from './texts/project-texts';

export interface ReadingLanguage {
  lang: ProjectLanguage;
  /**
   * `foreign`: the project lacks the reader's language; `partial`: some of its texts are missing
   */
  gap: 'none' | 'foreign' | 'partial';
}

/**
 * The language of a project for a reader, and what is missing in it
 * (docs/reference/guides.md#texts).
 * @param wanted the reader's languages, the best first; those after `locale` replace it
 */
export function readingLanguage(
  project: PublicProject,
  locale: string,
  wanted: readonly string[] = [locale],
): ReadingLanguage {
  const { languages, steps, questions } = project;
  const all = [...wanted, locale];
  const lang = pickLanguage(languages, ...all);
  if (!all.slice(0, all.indexOf(locale) + 1).includes(lang)) return { lang, gap: 'foreign' };
  const texts: PickedText[] = [
    ...steps.flatMap((step) => [step.name, step.description]),
    ...questions.flatMap((question) => [question.question, question.answer]),
  ].map((entries) => pickText(entries, lang, languages));
  const isPartial =
    projectTextsIn(project, lang).hasFallback || texts.some((text) => text.isFallback);
  return { lang, gap: isPartial ? 'partial' : 'none' };
}
