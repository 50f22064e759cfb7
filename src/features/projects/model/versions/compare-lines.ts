import type { LineChange, TimerChange } from './changes';
import { compareItems, isUnchanged } from './compare-items';
import type { Languages, Pair } from './compare-texts';
import type { GuideStep } from '../content/content';

type Steps = Pair<GuideStep | undefined>;
type Lines = { lines?: LineChange[]; timers?: TimerChange[] };

/** Differences in the lines and timers of a step; they keep their ids. */
export function lineChanges({ from, to }: Steps, languages: Pair<Languages>): Lines {
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
    ...(lines.length > 0 ? { lines } : {}),
    ...(timers.length > 0 ? { timers } : {}),
  };
}

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
