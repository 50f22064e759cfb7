import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import type { Device } from '../constants';

/** Counts of visits by language, which share one column. */
export const LANG_FIELDS = Object.fromEntries(
  PROJECT_LANGUAGES.map((lang) => [lang, `lang:${lang}`]),
) as { [Lang in ProjectLanguage]: `lang:${Lang}` };
/** Columns that count visits by device. */
export const DEVICE_FIELDS = {
  phone: 'devicePhone',
  tablet: 'deviceTablet',
  computer: 'deviceComputer',
  other: 'deviceOther',
} as const satisfies Record<Device, string>;

/** The columns of a day without languages and steps, all of them sums; named as in the database. */
export const COLUMN_FIELDS = [
  'views',
  'sessions',
  'durationMs',
  'finished',
  'finishedDurationMs',
  ...Object.values(DEVICE_FIELDS),
] as const;
export const STATS_FIELDS = [...COLUMN_FIELDS, ...Object.values(LANG_FIELDS)] as const;
export type Stats = Record<(typeof STATS_FIELDS)[number], number>;

/** Visits that reached a step, their time on it, and visits that ended there. */
export type StepTotals = { reached: number; timeMs: number; left: number };

export type CountedVisit = {
  durationMs: number;
  isFinished: boolean;
  lang: string;
  device: Device;
  times: { stepId: string; timeMs: number }[];
};

/** Contribution of a visit to the rollups of its day. */
export type Contribution = { stats: Stats; steps: Map<string, StepTotals> };

const NO_STEP: StepTotals = { reached: 0, timeMs: 0, left: 0 };

export function emptyStats(): Stats {
  return Object.fromEntries(STATS_FIELDS.map((field) => [field, 0])) as Stats;
}

/** The sum of all. */
export function addUp(all: Iterable<Stats>): Stats {
  const total = emptyStats();
  for (const stats of all) for (const field of STATS_FIELDS) total[field] += stats[field];
  return total;
}

/** One visit: it reaches a step once, however often it returns, and the times add up. */
export function contributionOf({
  durationMs,
  isFinished,
  lang,
  device,
  times,
}: CountedVisit): Contribution {
  const stats = { ...emptyStats(), sessions: 1, durationMs, [DEVICE_FIELDS[device]]: 1 };
  if (isFinished) Object.assign(stats, { finished: 1, finishedDurationMs: durationMs });
  const ofLang = (LANG_FIELDS as Partial<Record<string, keyof Stats>>)[lang];
  if (ofLang) stats[ofLang] = 1;
  const steps = new Map<string, StepTotals>();
  for (const { stepId, timeMs } of times)
    steps.set(stepId, { reached: 1, timeMs: (steps.get(stepId)?.timeMs ?? 0) + timeMs, left: 0 });
  const last = times.at(-1)?.stepId;
  for (const [stepId, sums] of steps) if (stepId === last) sums.left = 1;
  return { stats, steps };
}

/** The difference to add to the rollups when `after` replaces `before`; only changed steps. */
export function differenceOf(after: Contribution, before: Contribution | undefined): Contribution {
  if (!before) return after;
  const stats = emptyStats();
  for (const field of STATS_FIELDS) stats[field] = after.stats[field] - before.stats[field];
  const steps = new Map<string, StepTotals>();
  for (const stepId of new Set([...after.steps.keys(), ...before.steps.keys()])) {
    const [a, b] = [after.steps.get(stepId) ?? NO_STEP, before.steps.get(stepId) ?? NO_STEP];
    const difference = {
      reached: a.reached - b.reached,
      timeMs: a.timeMs - b.timeMs,
      left: a.left - b.left,
    };
    if (Object.values(difference).some((value) => value !== 0)) steps.set(stepId, difference);
  }
  return { stats, steps };
}
