import 'server-only';
import type { StoredText } from '@/features/projects/model/texts/states';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { completeTexts } from '@/features/projects/model/texts/texts';
import { DEVICES } from '../../constants';
import { addUp, DEVICE_FIELDS, type Stats, LANG_FIELDS, type StepTotals } from '../../model/stats';
import type {
  AnalyticsList,
  CreatorAnalytics,
  DayView,
  FunnelStep,
  VersionStart,
} from '../../schema';
import type { ProjectRow } from './repository';

type Times = Pick<Stats, 'sessions' | 'durationMs' | 'finished' | 'finishedDurationMs'>;

/** In whole ms; null without values. */
const mean = (sumMs: number, count: number) => (count === 0 ? null : Math.round(sumMs / count));

export function toAverageTimes({
  sessions,
  durationMs,
  finished,
  finishedDurationMs,
}: Times): CreatorAnalytics['average'] {
  return { duration: mean(durationMs, sessions), finished: mean(finishedDurationMs, finished) };
}

/** Every day, including those without data. */
export function toDayViews(days: Map<string, Stats | undefined>): DayView[] {
  return [...days].map(([day, stats]) => ({
    day,
    views: stats?.views ?? 0,
    sessions: stats?.sessions ?? 0,
  }));
}

/** The sums over all days, with average times. */
export function toStats(days: Map<string, Stats | undefined>) {
  const total = addUp([...days.values()].filter((stats) => stats !== undefined));
  const frequent = <T extends { sessions: number }>(counted: T[]) =>
    counted.filter(({ sessions }) => sessions > 0).sort((a, b) => b.sessions - a.sessions);
  return {
    views: total.views,
    sessions: total.sessions,
    finished: total.finished,
    days: toDayViews(days),
    languages: frequent(
      PROJECT_LANGUAGES.map((lang) => ({ lang, sessions: total[LANG_FIELDS[lang]] })),
    ),
    devices: frequent(
      DEVICES.map((device) => ({ device, sessions: total[DEVICE_FIELDS[device]] })),
    ),
    average: toAverageTimes(total),
  };
}

export type StepStats = Omit<FunnelStep, 'name'> & { time: number | null };

/**
 * For each step in order: the visits that reached it and ended there, and the average time on it.
 */
export function toStepStats(
  steps: readonly { id: string }[],
  sums: Map<string, StepTotals>,
): StepStats[] {
  return steps.map(({ id: stepId }) => {
    const { reached, left, timeMs } = sums.get(stepId) ?? { reached: 0, left: 0, timeMs: 0 };
    return { stepId, reached, left, time: mean(timeMs, reached) };
  });
}

/** @param steps those of the stats, in the same order */
export function toFunnel(
  stats: readonly StepStats[],
  steps: readonly { name: StoredText[] }[],
  languages: ProjectLanguage[],
): AnalyticsList['funnel'] {
  return stats.map(({ stepId, reached, left }, index) => {
    const name = completeTexts(steps[index]?.name ?? [], languages);
    return { stepId, name, reached, left };
  });
}

/** The steps that were reached. */
export function toStepTimes(steps: readonly StepStats[]): AnalyticsList['average']['steps'] {
  return steps.flatMap(({ stepId, time }) => (time === null ? [] : [{ stepId, time }]));
}

export function toProjectStats(row: ProjectRow): CreatorAnalytics['results'][number] {
  const { id, projectUid, name, views, sessions, finished } = row;
  return { id, projectUid, name, views, sessions, finished, average: toAverageTimes(row) };
}

export function toVersionStart({
  number,
  publishedAt,
}: {
  number: number;
  publishedAt: Date;
}): VersionStart {
  return { number, publishedAt: publishedAt.toISOString() };
}
