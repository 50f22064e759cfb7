import { markNumbersIn, numberSign } from '@/features/projects/model/marks/number-sign';
import { isOnPicture, shownPlace } from '@/features/projects/model/marks/shown-place';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { mediaOf } from '../../pictures/model/step-media';

/**
 * Numbers in the texts of a step that no mark on its pictures has, as they are written. In a step without
 * marks they count something else.
 */
export function unmarkedNumbers(step: StepView, languages: readonly ProjectLanguage[]): string {
  const { description, lines = [] } = step;
  const marks = marksOf(step);
  if (marks.length === 0) return '';
  const written = [description, ...lines.map(({ text }) => text)]
    .flat()
    .filter(({ lang }) => languages.includes(lang))
    .flatMap(({ value }) => markNumbersIn(value));
  return [...new Set(written)]
    .filter((number) => !marks.some((mark) => mark.number === number))
    .map(numberSign)
    .join(' ');
}

/** The number of marks that the crop of their picture leaves out. */
export const outsideMarks = (step: StepView): number =>
  marksOf(step).filter((mark) => !isOnPicture(mark)).length;

/** The marks of a step on its pictures as they are shown; an older release may answer without any. */
const marksOf = (step: StepView) =>
  mediaOf(step).flatMap(({ marks = [], edit = null }) =>
    marks.map((mark) => shownPlace(mark, edit)),
  );
