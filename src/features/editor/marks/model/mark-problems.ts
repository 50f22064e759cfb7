import { isOnPicture, shownPlace } from '@/features/projects/model/marks/shown-place';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { mediaOf } from '../../pictures/model/step-media';
import { digitOf } from './mark-list';

const DIGITS = /[①-⑨]/gu;

/** Numbers in the texts of a step that no mark on its pictures has, as they are written. */
export function unmarkedNumbers(step: StepView, languages: readonly ProjectLanguage[]): string {
  const { description, lines = [] } = step;
  const marked = marksOf(step).flatMap(({ number }) => (number ? digitOf(number) : []));
  const written = [description, ...lines.map(({ text }) => text)]
    .flat()
    .filter(({ lang }) => languages.includes(lang))
    .flatMap(({ value }) => value.match(DIGITS) ?? []);
  return [...new Set(written)].filter((digit) => !marked.includes(digit)).join(' ');
}

/** The number of marks that the crop of their picture leaves out. */
export const outsideMarks = (step: StepView): number =>
  marksOf(step).filter((mark) => !isOnPicture(mark)).length;

/** The marks of a step on its pictures as they are shown; an older release may answer without any. */
const marksOf = (step: StepView) =>
  mediaOf(step).flatMap(({ marks = [], edit = null }) =>
    marks.map((mark) => shownPlace(mark, edit)),
  );
