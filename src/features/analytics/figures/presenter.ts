import 'server-only';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import { DEVICES } from '../constants';
import { addUp, DEVICE_FIELDS, type Figures, LANG_FIELDS, type StepSums } from '../model/figures';
import type { AnalyticsList, CreatorAnalytics, DayView, FunnelStep } from '../schema';
import type { ProjectRow } from './repository';

type Times = Pick<Figures, 'sessions' | 'durationMs' | 'finished' | 'finishedDurationMs'>;

/** In whole ms; null when there is nothing to take the mean of. */
const mean = (sumMs: number, count: number) => (count === 0 ? null : Math.round(sumMs / count));

export function toAverageTimes({
  sessions,
  durationMs,
  finished,
  finishedDurationMs,
}: Times): CreatorAnalytics['average'] {
  return { duration: mean(durationMs, sessions), finished: mean(finishedDurationMs, finished) };
}

/** Every day, those without anything too. */
export function toDayViews(days: Map<string, Figures | undefined>): DayView[] {
  return [...days].map(([day, figures]) => ({
    day,
    views: figures?.views ?? 0,
    sessions: figures?.sessions ?? 0,
  }));
}

/** What all days come to, with the mean times. */
export function toFigures(days: Map<string, Figures | undefined>) {
  const total = addUp([...days.values()].filter((figures) => figures !== undefined));
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

export type StepFigures = FunnelStep & { time: number | null };

/** Of each step in its order how many visits got there, left there, and the mean of what they spent on it. */
export function toStepFigures(
  steps: readonly { id: string }[],
  sums: Map<string, StepSums>,
): StepFigures[] {
  return steps.map(({ id: stepId }) => {
    const { reached, left, timeMs } = sums.get(stepId) ?? { reached: 0, left: 0, timeMs: 0 };
    return { stepId, reached, left, time: mean(timeMs, reached) };
  });
}

export function toFunnel(steps: readonly StepFigures[]): AnalyticsList['funnel'] {
  return steps.map(({ stepId, reached, left }) => ({ stepId, reached, left }));
}

/** The steps that somebody reached. */
export function toStepTimes(steps: readonly StepFigures[]): AnalyticsList['average']['steps'] {
  return steps.flatMap(({ stepId, time }) => (time === null ? [] : [{ stepId, time }]));
}

export function toProjectFigures(row: ProjectRow): CreatorAnalytics['results'][number] {
  const { id, projectUid, name, views, sessions, finished } = row;
  return { id, projectUid, name, views, sessions, finished, average: toAverageTimes(row) };
}
