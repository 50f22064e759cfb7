import { fieldError } from '@/shared/http/app-error';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { type StoredText, withOtherPrimary } from '../texts/states';
import { hasText } from '../texts/texts';
import type { Draft, DraftQuestion, DraftStep } from './content';
import { namesOf, STEP_TEXTS } from './fields';
import { textsOfQuestion, textsOfStep, withQuestionTexts, withStepTexts } from './texts';

/**
 * The steps and questions of a draft that gets another primary language: every text needs it, and
 * translations are compared with it from now on.
 * @throws {AppError} validation_failed when a text is missing in the new primary language
 */
export function withPrimaryLanguage(
  { steps, questions }: Pick<Draft, 'steps' | 'questions'>,
  from: ProjectLanguage | undefined,
  to: ProjectLanguage | undefined,
): Pick<Draft, 'steps' | 'questions'> {
  if (!to || to === from) return { steps, questions };
  const required = [...steps.flatMap(textsOfStep), ...questions.flatMap(textsOfQuestion)].filter(
    ({ isRequired }) => isRequired,
  );
  if (required.some(({ texts }) => !hasText(texts, to)))
    throw fieldError('languages', 'primaryUnwritten');
  const turned = (texts: StoredText[]) => withOtherPrimary(texts, from, to);
  return {
    // Only an old translation has something to change.
    steps: steps.map((step) =>
      hasOld([
        ...textsOfStep(step).map(({ texts }) => texts),
        ...namesOf(STEP_TEXTS).map((name) => step[name]),
      ])
        ? withStepTexts(step, turned)
        : step,
    ),
    questions: questions.map((question) =>
      hasOld(textsOfQuestion(question).map(({ texts }) => texts))
        ? withQuestionTexts(question, turned)
        : question,
    ),
  };
}

/**
 * An item as it comes back into a draft whose languages may have changed since. Where a text lacks
 * the primary language, the first language that it has takes its place, so that no text is empty.
 */
export function withPrimaryTexts<Item extends DraftStep | DraftQuestion>(
  item: Item,
  languages: readonly ProjectLanguage[],
): Item {
  const [primary = 'en'] = languages;
  const filled = (texts: StoredText[]) => {
    const written = texts.filter(({ value }) => value !== '');
    const [source] = [...languages, ...PROJECT_LANGUAGES].flatMap(
      (lang) => written.find((text) => text.lang === lang) ?? [],
    );
    return !source || source.lang === primary
      ? texts
      : [{ lang: primary, value: source.value }, ...texts.filter(({ lang }) => lang !== primary)];
  };
  return (
    'question' in item ? withQuestionTexts(item, filled) : withStepTexts(item, filled)
  ) as Item;
}

const hasOld = (lists: readonly StoredText[][]) => lists.flat().some(({ of }) => of !== undefined);
