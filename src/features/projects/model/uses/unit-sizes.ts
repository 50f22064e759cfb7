import type { AmountUnit } from '@/languages/types';
import { isUnit, UNITS } from '../amounts/scale-line';

const NAMES = Object.keys(UNITS) as AmountUnit[];

const sizeOf = (unit: string | null) => (unit !== null && isUnit(unit) ? UNITS[unit] : undefined);

/** Units in which the amount of a line can be written: those of its dimension, or its own. */
export function unitsBeside(unit: string | null | undefined): (string | null)[] {
  if (unit === undefined) return [null, ...NAMES];
  const dimension = sizeOf(unit)?.[0];
  return dimension === undefined ? [unit] : NAMES.filter((name) => UNITS[name][0] === dimension);
}

/** The factor from one unit to another; undefined between a mass and a volume. */
export function factorBetween(from: string | null, to: string | null): number | undefined {
  if (from === to) return 1;
  const [one, other] = [sizeOf(from), sizeOf(to)];
  return one && other && one[0] === other[0] ? one[1] / other[1] : undefined;
}

/** Reports whether a thing is used up by its measure, as flour is. */
export const isMeasured = (unit: string | null): boolean => {
  const dimension = sizeOf(unit)?.[0];
  return dimension === 0 || dimension === 1;
};
