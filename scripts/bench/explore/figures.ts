import { aligned, ms, percentilesOf } from '../report';
import type { Sample } from './task';

/** The samples of one kind of query, by size. */
export type Figures = { name: string; bySize: Map<number, Sample[]> };

/** The limit for the 95th percentile of searches, by number of guides. */
const BUDGETS = [
  { guides: 100_000, p95Ms: 50 },
  { guides: Infinity, p95Ms: 100 },
];

const whole = (samples: Sample[]) => percentilesOf(samples.map(({ wholeMs }) => wholeMs));
const database = (samples: Sample[]) => percentilesOf(samples.map(({ databaseMs }) => databaseMs));
const both = ({ p50Ms, p95Ms }: ReturnType<typeof whole>) => `${ms(p50Ms)} / ${ms(p95Ms)}`;

/** A line for each kind of query and size. */
export function timesTable(all: readonly Figures[]): string {
  const lines = all.flatMap(({ name, bySize }) =>
    [...bySize].map(([size, samples]) => [
      name,
      size.toLocaleString('en'),
      both(whole(samples)),
      both(database(samples)),
    ]),
  );
  return aligned([['question', 'guides', 'whole p50 / p95', 'database'], ...lines]);
}

/** A sentence for each kind of search over its limit, and for every query that failed. */
export function missesOf(searches: readonly Figures[], reads: readonly Figures[]): string[] {
  const failed = [...searches, ...reads].flatMap(({ name, bySize }) =>
    [...bySize].flatMap(([size, samples]) => {
      const failures = samples.flatMap(({ failure }) => failure ?? []);
      return failures[0] === undefined
        ? []
        : [
            `${name} at ${size.toLocaleString('en')}: ${failures.length} of ${samples.length} failed: ${failures[0].trim().split('\n').at(-1)}`,
          ];
    }),
  );
  const slow = searches.flatMap(({ name, bySize }) =>
    [...bySize].flatMap(([size, samples]) => {
      const budget = BUDGETS.find(({ guides }) => size <= guides)?.p95Ms ?? Infinity;
      const { p95Ms } = whole(samples);
      return p95Ms <= budget
        ? []
        : [`${name} at ${size.toLocaleString('en')}: p95 is ${ms(p95Ms)} (budget ${budget} ms)`];
    }),
  );
  return [...failed, ...slow];
}
