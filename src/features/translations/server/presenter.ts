import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { StepType } from '@/features/projects/constants';
import type { Draft, GuideHead } from '@/features/projects/model/content/content';
import {
  type ItemText,
  textsOfFacts,
  textsOfQuestion,
  textsOfStep,
} from '@/features/projects/model/content/texts';
import { itemNumbers } from '@/features/projects/model/item-numbers';
import { primaryTexts, statedListsOf } from '@/features/projects/model/texts/project-texts';
import type { StoredText } from '@/features/projects/model/texts/states';
import { statedTexts } from '@/features/projects/model/texts/texts';
import { type OwnLists, projectUnits } from '../model/project-units';
import { type Languages, type TranslationUnit, writable } from '../model/unit';

/**
 * The translatable texts of a guide, in order. Includes those without a source: a file may be
 * older.
 */
export function unitsOf(
  { project, steps, questions }: Draft,
  languages: Languages,
): TranslationUnit[] {
  const unitIn =
    (id: string, context: string) =>
    ({ field, label, texts, max, hasLines }: ItemText): TranslationUnit => ({
      id: `${id}.${field}`,
      context: label ? `${context}: ${label}` : context,
      max,
      hasLines,
      source: valueIn(texts, languages.from),
      target: valueIn(texts, languages.to),
      isOld: statedTexts(texts, project.languages).some(
        ({ lang, state }) => lang === languages.to && state === 'old',
      ),
    });
  const numbers = itemNumbers(steps);
  return [
    ...projectUnits(ownListsOf(project), languages),
    ...textsOfFacts(project).map(unitIn('project', 'project')),
    ...steps.flatMap((step) => {
      const kind = step.type === StepType.Chapter ? 'chapter' : 'step';
      return textsOfStep(step).map(unitIn(`step.${step.id}`, `${kind} ${numbers.get(step.id)}`));
    }),
    ...questions.flatMap((question, index) =>
      textsOfQuestion(question).map(unitIn(`question.${question.id}`, `question ${index + 1}`)),
    ),
  ];
}

/** The guide's own texts with the states of their translations. */
export const ownListsOf = (head: GuideHead): OwnLists => ({
  ...primaryTexts(head),
  ...statedListsOf(head),
});

function valueIn(texts: readonly StoredText[], lang: ProjectLanguage): string {
  const text = texts.find((each) => each.lang === lang);
  return text && !text.pending ? writable(text.value) : '';
}
