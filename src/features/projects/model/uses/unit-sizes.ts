import type { AmountUnit } from '@/languages/types';

export type Dimension = 'mass' | 'volume' | 'length';

/** Units of each dimension in its smallest one; spoons and cups as cooks measure them. */
const SIZES: Record<Dimension, Partial<Record<AmountUnit, number>>> = {
  mass: { mg: 0.001, g: 1, kg: 1000, oz: 28.35, lb: 453.6 },
  volume: { ml: 1, cl: 10, dl: 100, l: 1000, tsp: 5, tbsp: 15, cup: 240, fl_oz: 30 },
  length: { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 },
};
const DIMENSIONS = Object.keys(SIZES) as Dimension[];

const dimensionOf = (unit: string | null): Dimension | undefined =>
  DIMENSIONS.find((dimension) => unit !== null && unit in SIZES[dimension]);

/** Units in which the amount of a line can be written; those of its dimension, or its own. */
export function unitsBeside(unit: string | null | undefined): (string | null)[] {
  if (unit === undefined)
    return [null, ...DIMENSIONS.flatMap((dimension) => Object.keys(SIZES[dimension]))];
  const dimension = dimensionOf(unit);
  return dimension ? Object.keys(SIZES[dimension]) : [unit];
}

/** The factor from one unit to another; undefined between a mass and a volume. */
export function factorBetween(from: string | null, to: string | null): number | undefined {
  if (from === to) return 1;
  const dimension = dimensionOf(from);
  if (!dimension || dimensionOf(to) !== dimension) return undefined;
  const sizes: Record<string, number | undefined> = SIZES[dimension];
  const [one, other] = [sizes[from ?? ''], sizes[to ?? '']];
  return one !== undefined && other !== undefined ? one / other : undefined;
}

/** Reports whether a thing is used up by its measure, as flour is. */
export const isMeasured = (unit: string | null): boolean => {
  const dimension = dimensionOf(unit);
  return dimension === 'mass' || dimension === 'volume';
};
