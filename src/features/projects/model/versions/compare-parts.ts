import type { ItemChange, LineChange, MarkChange, MediumChange, TimerChange } from './changes';
import { compareItems, isUnchanged } from './compare-items';
import { type Languages, type Pair, pictureChange } from './compare-texts';
import type { GuideStep } from '../content/content';
import { type Medium, mediaOf } from '../content/media';
import type { StoredMark } from '../marks/marks';
import { shownPlace } from '../marks/shown-place';

type Steps = Pair<GuideStep | undefined>;
type Parts = {
  media?: MediumChange[];
  marks?: MarkChange[];
  lines?: LineChange[];
  timers?: TimerChange[];
};

/** Differences in the further pictures, marks, lines and timers of a step; they keep their ids. */
export function partChanges({ from, to }: Steps, languages: Pair<Languages>): Parts {
  const media = compared(['alt'], { from: from?.further, to: to?.further }, languages).flatMap(
    ({ change, ...medium }): MediumChange[] => {
      const picture = pictureChange(medium.from?.fileId ?? null, medium.to?.fileId ?? null);
      return isUnchanged(change) && !picture.picture ? [] : [{ ...inStep(change), ...picture }];
    },
  );
  const marks = markChanges({ from, to }, languages);
  const lines = compared(['text'], { from: from?.lines, to: to?.lines }, languages).flatMap(
    ({ change, ...line }): LineChange[] => {
      const [kindBefore, kindAfter] = [line.from?.kind, line.to?.kind];
      return isUnchanged(change) && kindBefore === kindAfter
        ? []
        : [{ ...change, kindBefore, kindAfter }];
    },
  );
  const timers = compared(['label'], { from: from?.timers, to: to?.timers }, languages).flatMap(
    ({ change, ...timer }): TimerChange[] => {
      const [secondsBefore, secondsAfter] = [timer.from?.seconds, timer.to?.seconds];
      return isUnchanged(change) && secondsBefore === secondsAfter
        ? []
        : [{ ...change, secondsBefore, secondsAfter }];
    },
  );
  return {
    ...(media.length > 0 ? { media } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(timers.length > 0 ? { timers } : {}),
  };
}

type PlacedMark = StoredMark & Pick<Medium, 'fileId' | 'edit'> & { medium: number };

/** Differences in the marks on the pictures of a step. */
function markChanges({ from, to }: Steps, languages: Pair<Languages>): MarkChange[] {
  const marksOf = (step: GuideStep | undefined): PlacedMark[] =>
    step
      ? mediaOf(step).flatMap(({ fileId, edit, marks = [] }, index) =>
          marks.map((mark) => ({
            ...mark,
            medium: index + 1,
            fileId,
            ...(edit ? { edit } : {}),
          })),
        )
      : [];
  return compared(['label'], { from: marksOf(from), to: marksOf(to) }, languages).flatMap(
    ({ change: { isMoved: _, ...found }, ...mark }): MarkChange[] => {
      // Their order is that of drawing.
      const change = { ...found, isMoved: false };
      const shown = mark.to ?? mark.from;
      const [before, after] = [mark.from && shapeOf(mark.from), mark.to && shapeOf(mark.to)];
      return !shown || (isUnchanged(change) && JSON.stringify(before) === JSON.stringify(after))
        ? []
        : [
            {
              ...change,
              medium: shown.medium,
              fileId: shown.fileId,
              ...(before ? { before: shownPlace(before, shown.edit ?? null) } : {}),
              ...(after ? { after: shownPlace(after, shown.edit ?? null) } : {}),
            },
          ];
    },
  );
}

const shapeOf = ({ kind, x, y, w, h, number, tone }: StoredMark) => ({
  ...{ kind, x, y, w, h },
  number,
  tone,
});

/** A change whose numbers count the first picture too. */
const inStep = ({ numberBefore, numberAfter, ...change }: ItemChange<'alt'>) => ({
  ...change,
  numberBefore: numberBefore && numberBefore + 1,
  numberAfter: numberAfter && numberAfter + 1,
});

function compared<
  Field extends string,
  Each extends { id: string } & Record<Field, GuideStep['name']>,
>(
  fields: readonly Field[],
  { from = [], to = [] }: Pair<readonly Each[] | undefined>,
  languages: Pair<Languages>,
) {
  return compareItems(fields, { from, to }, { from: places(from), to: places(to) }, languages);
}

/** The place of each from 1, as its creator ordered them. */
export const places = (items: readonly { id: string }[]): Map<string, number> =>
  new Map(items.map(({ id }, index) => [id, index + 1]));
