import { STEP_DESCRIPTION_MAX, STEP_NAME_MAX, StepType } from '@/features/projects/constants';
import { withoutStepNumbers } from '@/features/projects/model/step-numbers';
import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import { lengthOf } from '@/shared/text/text';
import { pickText } from '@/shared/interface/localized-text';
import { textsInPrimary } from '@/features/projects/model/texts/proposed';
import { isProposal } from '../../saving/model/proposal';

/** One line of a list, as the step that it becomes. */
export type ListedStep = { line: string; name: string; description?: string };

/** Marks of lists: '-', '•', '[ ]'. */
const MARK = /^(?:[-*+•‣◦▪·–—]\s+)?(?:\[[ xX]?\]\s+|[☐☑✓✔]\s*)?/u;
/** The end of a sentence, or of a clause that could be one. */
const BREAK = /[.!?;:](?=\s)|\s[–—-](?=\s)/gu;
/** 'Wipe it: use a dry cloth' is a name and a description. */
const COLON = /:\s+(?=\S)/gu;
const ENDING = /[\s.;:–—-]+$/u;

/** The steps of a list: one for each non-empty line. */
export function stepsOfList(text: string): ListedStep[] {
  return linesOf(text).map(stepOfLine);
}

/** Reports whether a pasted text looks like a list of steps. */
export function isList(text: string): boolean {
  return linesOf(text).length > 1;
}

/** Lines that are too long for a name and a description. */
export function tooLongLines(steps: readonly ListedStep[]): ListedStep[] {
  return steps.filter(({ description = '' }) => lengthOf(description) > STEP_DESCRIPTION_MAX);
}

/** The texts of a step of a list; missing ones are proposed, as for steps from pictures. */
export function textsOfListed(
  { name, description }: ListedStep,
  languages: readonly ProjectLanguage[],
) {
  return textsInPrimary({ name, description }, languages);
}

function linesOf(text: string): string[] {
  const lines = text
    .split(/\r?\n|[\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return withoutStepNumbers(lines)
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);
}

/** Steps of the guide with a picture and without any written text. */
export function stepsWithoutText({ steps, languages }: ProjectView): StepView[] {
  const [primary = 'en'] = languages;
  const isProposed = (texts: StepView['name']) =>
    isProposal(pickText(texts, primary, languages).value, primary);
  return steps.filter(
    ({ type, file, name, description }) =>
      type === StepType.Step && file && isProposed(name) && isProposed(description),
  );
}

/** The texts of such a step with those of a line, in the primary language. */
export function textsFilled(
  step: StepView,
  { name, description }: ListedStep,
  [primary]: readonly ProjectLanguage[],
) {
  const filled = (texts: StepView['name'], value: string) =>
    texts.map((text) => (text.lang === primary ? { lang: text.lang, value } : text));
  return {
    name: filled(step.name, name),
    ...(description === undefined ? {} : { description: filled(step.description, description) }),
  };
}

// A line that is too long for a name is split after a sentence; without one between words, with all
// of it in the description.
function stepOfLine(line: string): ListedStep {
  const letter = line.search(/\p{L}/u);
  const colon = [...line.matchAll(COLON)].find(({ index }) => letter >= 0 && index > letter);
  const name = line.slice(0, colon?.index ?? 0);
  if (colon && lengthOf(name) <= STEP_NAME_MAX)
    return { line, name, description: capital(line.slice(colon.index + colon[0].length)) };
  if (lengthOf(line) <= STEP_NAME_MAX) return { line, name: line };
  // A letter takes at most two characters.
  const beginning = line.slice(0, 2 * STEP_NAME_MAX + 2);
  for (const { index, 0: sign } of [...beginning.matchAll(BREAK)].reverse()) {
    const name = line.slice(0, index + (/[!?]/.test(sign) ? 1 : 0)).replace(ENDING, '');
    if (lengthOf(name) > STEP_NAME_MAX || !name.includes(' ')) continue;
    return { line, name, description: capital(line.slice(index + sign.length).trim()) };
  }
  const cut = cutText(line, STEP_NAME_MAX - 1);
  const space = cut.lastIndexOf(' ');
  return {
    line,
    name: `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,.;:–—-]+$/u, '')}…`,
    description: line,
  };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
