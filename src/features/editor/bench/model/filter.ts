import type { EntryState } from '@/features/projects/model/texts/list-states';
import type { BenchUnit } from './units';

export const BENCH_FILTERS = ['missing', 'old', 'all'] as const;
export type BenchFilter = (typeof BENCH_FILTERS)[number];

export type BenchCounts = Record<EntryState, number> & { all: number };

export function countsOf(units: readonly BenchUnit[]): BenchCounts {
  const count = (state: EntryState) => units.filter((unit) => unit.state === state).length;
  return {
    all: units.length,
    missing: count('missing'),
    old: count('old'),
    written: count('written'),
  };
}

/** Filter with the first work: missing texts, then old ones. */
export function firstFilter({ missing, old }: BenchCounts): BenchFilter {
  if (missing > 0) return 'missing';
  return old > 0 ? 'old' : 'all';
}

const matches = (filter: BenchFilter) => (unit: BenchUnit) =>
  filter === 'all' || unit.state === filter;

/**
 * The units of a filter.
 * @param worked those changed since the filter was chosen, which stay in sight
 */
export function unitsIn(
  units: readonly BenchUnit[],
  filter: BenchFilter,
  worked: ReadonlySet<string>,
): BenchUnit[] {
  const isMatch = matches(filter);
  return units.filter((unit) => isMatch(unit) || worked.has(unit.id));
}

/**
 * The next unit to work on, after `id` and around to the start; undefined when no other is left.
 */
export function nextUnit(
  units: readonly BenchUnit[],
  filter: BenchFilter,
  id: string | undefined,
): BenchUnit | undefined {
  const place = units.findIndex((unit) => unit.id === id);
  const isMatch = matches(filter);
  const after = units.slice(place + 1).find(isMatch);
  // All texts are gone through once; a filter ends when nothing matches.
  if (after || filter === 'all') return after;
  return units.slice(0, Math.max(place, 0)).find(isMatch);
}
