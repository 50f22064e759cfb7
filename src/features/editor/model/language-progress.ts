import type { ProjectView } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { isProposal } from './saving/proposal';

export type LanguageProgress = {
  lang: ProjectLanguage;
  written: number;
  total: number;
  percent: number;
};

type Guide = Pick<ProjectView, 'languages' | 'steps' | 'questions'>;

/**
 * The progress of each language. 100 % only when nothing is pending or only proposed; alt texts are
 * not counted.
 */
export function languageProgress(project: Guide): LanguageProgress[] {
  const lists = [
    ...project.steps.flatMap(({ name, description }) => [
      name,
      ...(description.length > 0 ? [description] : []),
    ]),
    ...project.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  return project.languages.map((lang) => {
    const written = lists.filter((texts) => !isPendingIn(texts, lang)).length;
    return {
      lang,
      written,
      total: lists.length,
      percent: lists.length === 0 ? 100 : Math.floor((written / lists.length) * 100),
    };
  });
}

/** The progress of an item's texts in a language. */
export type TextState = 'written' | 'missing';

export function textStates(
  lists: readonly LocalizedText[][],
  languages: readonly ProjectLanguage[],
): { lang: ProjectLanguage; state: TextState }[] {
  const pending = pendingLanguages(lists, languages);
  return languages.map((lang) => ({ lang, state: pending.includes(lang) ? 'missing' : 'written' }));
}

/** The languages in which an item has pending texts. */
export function pendingLanguages(
  lists: readonly LocalizedText[][],
  languages: readonly ProjectLanguage[],
): ProjectLanguage[] {
  return languages.filter((lang) =>
    lists.some((texts) => texts.length > 0 && isPendingIn(texts, lang)),
  );
}

function isPendingIn(texts: readonly LocalizedText[], lang: ProjectLanguage): boolean {
  return !texts.some(
    (text) =>
      text.lang === lang && !text.pending && text.value !== '' && !isProposal(text.value, lang),
  );
}
