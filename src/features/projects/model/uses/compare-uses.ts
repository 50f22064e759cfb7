import type { StepUse } from '../content/content';
import { factorBetween, isMeasured } from './unit-sizes';

/** Rounded thirds, and spoons that stand for grams. */
const TOLERANCE = 0.02;

/** A part or tool with the amount of its line, if it has one. */
export type ListedItem = {
  id: string;
  kind: 'part' | 'tool';
  amount: ListedAmount | null;
};
type ListedAmount = { amount: number; amountTo: number | null; unit: string | null };
/** An entry of which the steps use another amount than the list has; both in the unit of the list. */
export type UseDifference = ListedAmount & { item: string; inSteps: number };

/**
 * Where list and steps differ, and what no step uses. Of things that are counted, such as 4 screws,
 * several steps may use all; a difference is only meant where a step says how many.
 */
export function compareUses(
  items: readonly ListedItem[],
  steps: readonly { uses: readonly StepUse[] }[],
): { differences: UseDifference[]; unused: string[] } {
  const usesOf = new Map<string, StepUse[]>();
  for (const use of steps.flatMap(({ uses }) => uses))
    usesOf.set(use.item, [...(usesOf.get(use.item) ?? []), use]);
  const usedKinds = new Set(items.filter(({ id }) => usesOf.has(id)).map(({ kind }) => kind));
  return {
    differences: items.flatMap(({ id, amount }) => differenceOf(id, amount, usesOf.get(id)) ?? []),
    unused: items
      .filter(({ id, kind }) => usedKinds.has(kind) && !usesOf.has(id))
      .map(({ id }) => id),
  };
}

function differenceOf(
  item: string,
  listed: ListedAmount | null,
  uses: readonly StepUse[] | undefined,
): UseDifference | undefined {
  if (!listed || !uses) return undefined;
  const isStated = uses.some((use) => use.share !== undefined || use.amount);
  if (!isStated && !isMeasured(listed.unit)) return undefined;
  const [least, most] = [listed.amount, listed.amountTo ?? listed.amount];
  let [sum, sumTo] = [0, 0];
  for (const { share = 1, amount } of uses) {
    const factor = amount && factorBetween(amount.unit, listed.unit);
    if (amount && factor === undefined) return undefined;
    sum += amount ? amount.value * (factor ?? 1) : share * least;
    sumTo += amount ? amount.value * (factor ?? 1) : share * most;
  }
  const isSame = sum <= most * (1 + TOLERANCE) && sumTo >= least * (1 - TOLERANCE);
  return isSame ? undefined : { item, ...listed, inSteps: Number(sum.toPrecision(4)) };
}
