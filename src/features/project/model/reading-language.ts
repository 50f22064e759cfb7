import { type PickedText, pickLanguage, pickText } from '@/shared/localized-text';
import type { ProjectLanguage } from '@/shared/languages';
import type { PublicProject } from '../schema';

export interface ReadingLanguage {
  lang: ProjectLanguage;
  /** `foreign`: the project does not have the reader's language; `partial`: it has, but not for every text */
  gap: 'none' | 'foreign' | 'partial';
}

/** The language a project is shown in to a reader of this interface language, and what is missing in it (contract, section 4). */
export function readingLanguage(
  { languages, steps, questions }: PublicProject,
  locale: string,
): ReadingLanguage {
  const lang = pickLanguage(languages, locale);
  if (lang !== locale) return { lang, gap: 'foreign' };
  const texts: PickedText[] = [
    ...steps.flatMap((step) => [step.name, step.description]),
    ...questions.flatMap((question) => [question.question, question.answer]),
  ].map((entries) => pickText(entries, lang, languages));
  return { lang, gap: texts.some((text) => text.isFallback) ? 'partial' : 'none' };
}
