import { itemNumbers } from '@/features/projects/model/item-numbers';
import type { Changes, QuestionChange, StepChange } from './changes';
import { compareItems, isUnchanged } from './compare-items';
import { partChanges, places } from './compare-parts';
import { compareProject } from './compare-project';
import { clipChange, type Languages, type Pair, pictureChange } from './compare-texts';
import { useChanges } from './compare-uses';
import type { GuideContent, GuideQuestion } from '../content/content';
import { clipOf } from '../content/media';
import { namesOf, QUESTION_TEXTS, STEP_TEXTS } from '../content/fields';

/** Differences between two versions of a guide. The type of a step never changes. */
export function compare(from: GuideContent, to: GuideContent): Changes {
  const languages = { from: from.project.languages, to: to.project.languages };
  return {
    project: compareProject(from.project, to.project),
    steps: stepChanges(from, to, languages),
    questions: questionChanges({ from: from.questions, to: to.questions }, languages),
  };
}

function stepChanges(
  former: GuideContent,
  present: GuideContent,
  languages: Pair<Languages>,
): StepChange[] {
  const steps = { from: former.steps, to: present.steps };
  const heads = { from: former.project, to: present.project };
  const numbers = { from: itemNumbers(steps.from), to: itemNumbers(steps.to) };
  return compareItems(namesOf(STEP_TEXTS), steps, numbers, languages).flatMap(
    ({ change, from, to }) => {
      const picture = pictureChange(from?.fileId ?? null, to?.fileId ?? null);
      const others = {
        ...picture,
        ...clipChange(from && clipOf(from), to && clipOf(to)),
        ...partChanges({ from, to }, languages),
        ...useChanges({ from, to }, heads),
      };
      const type = (to ?? from)?.type;
      const isSame = isUnchanged(change) && Object.keys(others).length === 0;
      return type === undefined || isSame ? [] : [{ ...change, type, ...others }];
    },
  );
}

function questionChanges(
  questions: Pair<readonly GuideQuestion[]>,
  languages: Pair<Languages>,
): QuestionChange[] {
  const numbers = { from: places(questions.from), to: places(questions.to) };
  return compareItems(namesOf(QUESTION_TEXTS), questions, numbers, languages).flatMap(
    ({ change }) => (isUnchanged(change) ? [] : [change]),
  );
}
