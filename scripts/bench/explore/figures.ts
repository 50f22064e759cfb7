import { aligned, ms, percentilesOf } from '../report';
import type { Sample } from './askers';

/** The samples of one kind of question, by size. */
export type Figures = { name: string; bySize: Map<number, Sample[]> };

const RAW_LIMIT = 2;
const GROWTH_LIMIT = 1.5;
const COMMON_GROWTH_LIMIT = 2.5;
/** Below this nobody notices how much more it is than almost nothing. */
const QUICK_MS = 10;

const p50 = (times: number[]) => percentilesOf(times).p50Ms;
const whole = (samples: Sample[]) => samples.map(({ wholeMs }) => wholeMs);
const database = (samples: Sample[]) => samples.map(({ databaseMs }) => databaseMs);
const raw = (samples: Sample[]) => samples.map(({ rawMs }) => rawMs ?? NaN);
const both = (times: number[]) =>
  `${ms(percentilesOf(times).p50Ms)} / ${ms(percentilesOf(times).p95Ms)}`;
const ratio = (value: number, limit: number) =>
  Number.isNaN(value) ? '–' : `${value.toFixed(2)}${value > limit ? ' !' : ''}`;
const isCommon = (name: string) => name.includes('common');
const smallest = ({ bySize }: Figures) => bySize.get(Math.min(...bySize.keys())) ?? [];

/** A line for each kind of search and size. */
export function searchTable(all: readonly Figures[]): string {
  const lines = all.flatMap((figures) =>
    [...figures.bySize].map(([size, samples]) => [
      figures.name,
      size.toLocaleString('en'),
      both(whole(samples)),
      both(database(samples)),
      both(raw(samples)),
      ratio(p50(database(samples)) / p50(raw(samples)), RAW_LIMIT),
      ratio(growth(figures, samples), growthLimit(figures)),
    ]),
  );
  return aligned([
    ['search', 'guides', 'whole p50 / p95', 'database', 'raw', 'database/raw', 'whole to smallest'],
    ...lines,
  ]);
}

const growth = (figures: Figures, samples: Sample[]) =>
  p50(whole(samples)) / p50(whole(smallest(figures)));
const growthLimit = ({ name }: Figures) => (isCommon(name) ? COMMON_GROWTH_LIMIT : GROWTH_LIMIT);

/** A line for each other read, with a column for each size. */
export function readTable(all: readonly Figures[]): string {
  const sizes = [...(all[0]?.bySize.keys() ?? [])];
  const lines = all.map((figures) => {
    const largest = figures.bySize.get(sizes.at(-1) ?? 0) ?? [];
    return [
      figures.name,
      ...sizes.map((size) => both(whole(figures.bySize.get(size) ?? []))),
      both(database(largest)),
      ratio(growth(figures, largest), isSlow(figures) ? 0 : Infinity),
    ];
  });
  return aligned([
    ['read', ...sizes.map((size) => size.toLocaleString('en')), 'database', 'largest to smallest'],
    ...lines,
  ]);
}

function isSlow(figures: Figures): boolean {
  const largest = figures.bySize.get(Math.max(...figures.bySize.keys())) ?? [];
  return p50(whole(largest)) > QUICK_MS && growth(figures, largest) > COMMON_GROWTH_LIMIT;
}

/** A sentence for each figure that is over its limit. */
export function missesOf(searches: readonly Figures[], reads: readonly Figures[]): string[] {
  const misses = searches.flatMap((figures) =>
    [...figures.bySize].flatMap(([size, samples]) => {
      const found: string[] = [];
      const guides = `${figures.name} at ${size.toLocaleString('en')}`;
      const [toRaw, toSmallest] = [
        p50(database(samples)) / p50(raw(samples)),
        growth(figures, samples),
      ];
      if (toRaw > RAW_LIMIT)
        found.push(
          `${guides}: the database part takes ${toRaw.toFixed(2)} times the raw plan (limit ${RAW_LIMIT})`,
        );
      if (toSmallest > growthLimit(figures))
        found.push(
          `${guides}: the answer takes ${toSmallest.toFixed(2)} times that of the smallest size (limit ${growthLimit(figures)})`,
        );
      return found;
    }),
  );
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
  const slow = reads
    .filter(isSlow)
    .map(
      ({ name }) =>
        `${name}: grows more than ${COMMON_GROWTH_LIMIT} times and takes over ${QUICK_MS} ms`,
    );
  return [...failed, ...misses, ...slow];
}
