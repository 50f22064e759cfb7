import { lengthOf } from '@/shared/text/text';
import {
  DESCRIPTION_MAX,
  MEDIA_PER_STEP_MAX,
  PROJECT_NAME_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
} from '@/features/projects/constants';
import { withoutFirstNumber } from '@/features/projects/model/marks/number-sign';
import { withoutFormatting } from '@/shared/text/formatting';
import type {
  DraftGuide,
  DraftLine,
  DraftPicture,
  DraftStep,
  DraftTimer,
  DraftUse,
} from './draft-guide';
import { nameOf, pieces, plainLine, plainText, shapedText, shortened } from './fit-text';
import { FILE_WORDS } from '@/languages/files';

export type FittedStep = {
  isChapter: boolean;
  name: string;
  text: string;
  lines?: DraftLine[];
  timers?: DraftTimer[];
  uses?: DraftUse[];
  pictures: DraftPicture[];
  /** True if it was added for its picture. */
  isOfPicture?: boolean;
  line: number;
};

/** A draft after fitting. */
export type FittedDraft = {
  draft: DraftGuide;
  /** The part of the description that fits; the rest is in the first step. */
  description: string;
  picture: DraftPicture | undefined;
  steps: FittedStep[];
  /** The number of steps for each step of the draft, its introduction included. */
  counts: number[];
};

/** Requirements of the other languages of the guide, so that all have the same steps. */
export type FitLike = { hasIntroduction?: boolean; counts?: readonly number[] };

export const isBlank = ({ name, text, pictures, lines = [], timers = [] }: DraftStep): boolean =>
  plainLine(name) === '' &&
  plainText(text) === '' &&
  [...pictures, ...lines, ...timers].length === 0;

/** True if a guide has a step, not only chapters and blank ones. */
export const hasSteps = ({ steps }: Pick<DraftGuide, 'steps'>): boolean =>
  steps.some((step) => !step.isChapter && !isBlank(step));

/** Reports whether the text before the steps exceeds the description. */
export const needsIntroduction = (draft: DraftGuide): boolean =>
  draft.pictures.length > 1 || pieces(descriptionOf(draft), DESCRIPTION_MAX).length > 1;

/** A name that is too long is repeated in full at the start of the description. */
function descriptionOf(draft: DraftGuide): string {
  const [name, description] = [plainLine(draft.name), cleanerOf(draft)(draft.description)];
  const isWhole = lengthOf(name) <= PROJECT_NAME_MAX || description.startsWith(name);
  return [isWhole ? '' : name, description].filter(Boolean).join('\n');
}

const cleanerOf = ({ isIndented }: DraftGuide) => (isIndented ? shapedText : plainText);

/**
 * Fits a draft without losing text: a text that is too long becomes several steps, a name that is
 * too long is shortened and repeated in full before its text, pictures after the third of a step get
 * steps of their own
 * (docs/import-formats.md).
 */
export function fitDraft(
  draft: DraftGuide,
  { hasIntroduction = needsIntroduction(draft), counts: least = [] }: FitLike = {},
): FittedDraft {
  const [first = '', ...others] = pieces(descriptionOf(draft), DESCRIPTION_MAX);
  const [picture, ...morePictures] = draft.pictures;
  const introduction: DraftStep = {
    isChapter: false,
    name: FILE_WORDS[draft.lang].introduction,
    text: others.join('\n') || first,
    pictures: morePictures,
    line: draft.line,
  };
  const all = [
    ...(hasIntroduction ? [introduction] : []),
    ...draft.steps.filter((step) => !isBlank(step)),
  ];
  return { draft, description: first, picture, ...fitSteps(all, least, cleanerOf(draft)) };
}

function fitSteps(
  all: readonly DraftStep[],
  least: readonly number[],
  clean: (text: string) => string,
): Pick<FittedDraft, 'steps' | 'counts'> {
  const steps: FittedStep[] = [];
  const counts: number[] = [];
  let carried = '';
  for (const [index, step] of all.entries()) {
    const [name, text] = [plainLine(step.name), clean(step.text)];
    const shortName =
      name === ''
        ? nameOf(spokenText(text || (step.lines?.[0]?.text ?? '')), STEP_NAME_MAX) ||
          String(steps.length + 1)
        : shortened(name, STEP_NAME_MAX);
    const whole = [
      carried,
      name !== '' && shortName !== name && !text.startsWith(name) ? name : '',
      step.isChapter ? '' : text,
    ]
      .filter(Boolean)
      .join('\n');
    // A chapter has no text: its full name goes into the next step.
    const fitted = step.isChapter
      ? [{ isChapter: true, name: shortName, text: '', pictures: [], line: step.line }]
      : dividedStep(shortName, whole || shortName, step, least[index] ?? 1);
    carried = step.isChapter ? whole : '';
    steps.push(...fitted);
    counts.push(fitted.length);
  }
  return { steps, counts };
}

/** A text as a name is made of it: without formatting, and the number of a mark. */
const spokenText = (text: string) => withoutFirstNumber(withoutFormatting(text));

function dividedStep(
  name: string,
  text: string,
  { pictures, line, lines, timers, uses }: DraftStep,
  least: number,
): FittedStep[] {
  const texts = pieces(text, STEP_DESCRIPTION_MAX);
  // The first step has as many as one may; each of the others gets a step of its own.
  const count = Math.max(texts.length, pictures.length - MEDIA_PER_STEP_MAX + 1, least);
  return Array.from({ length: count }, (_, index) => {
    const ending = count > 1 ? ` (${index + 1}/${count})` : '';
    return {
      isChapter: false,
      name: shortened(name, STEP_NAME_MAX - ending.length) + ending,
      text: texts[index] ?? name,
      ...(index === 0 ? { lines, timers, uses } : {}),
      pictures:
        index === 0
          ? pictures.slice(0, MEDIA_PER_STEP_MAX)
          : pictures.slice(MEDIA_PER_STEP_MAX - 1 + index, MEDIA_PER_STEP_MAX + index),
      isOfPicture: index >= Math.max(1, texts.length),
      line,
    };
  });
}
