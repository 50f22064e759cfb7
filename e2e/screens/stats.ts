import type { AnalyticsList, CreatorAnalytics } from '../../src/features/analytics/schema';
import type { ScreenFixtures } from './screen-fixtures';

/** The time at which creators open their statistics. */
export const NOW = new Date('2026-03-14T09:30:00.000Z');

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 91;

/** A deterministic pseudo-random number between the two. */
const between = (seed: number, min: number, max: number) =>
  min + Math.floor(((((Math.sin(seed * 12.9898) * 43758.5453) % 1) + 1) % 1) * (max - min + 1));

const days = Array.from({ length: DAYS }, (_, index) => {
  const views = between(index, 3, 14) + Math.floor(index / 9);
  return {
    day: new Date(NOW.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    views,
    sessions: Math.round(views * 0.7),
  };
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const views = sum(days.map((day) => day.views));
const sessions = sum(days.map((day) => day.sessions));
const share = (part: number) => Math.round(sessions * part);

const figures = {
  views,
  sessions,
  finished: share(0.41),
  days,
  languages: [
    { lang: 'en' as const, sessions: share(0.6) },
    { lang: 'pt-BR' as const, sessions: sessions - share(0.6) },
  ],
  devices: [
    { device: 'phone' as const, sessions: share(0.72) },
    { device: 'computer' as const, sessions: share(0.2) },
    { device: 'tablet' as const, sessions: sessions - share(0.72) - share(0.2) },
  ],
};
const average = { duration: 1_124_000, finished: 2_310_000 };

/** The visits of the main guide: many give up at its fourth step. */
export function guideStats({ steps }: ScreenFixtures): AnalyticsList {
  const stepIds = steps.map(({ id }) => id);
  const lost = stepIds.map((_, index) => (index === 3 ? share(0.28) : share(0.02)));
  const reached = stepIds.map((_, index) => sessions - sum(lost.slice(0, index)));
  return {
    ...figures,
    average: {
      ...average,
      steps: stepIds.map((stepId, index) => ({ stepId, time: between(index + 7, 20, 190) * 1000 })),
    },
    funnel: steps.map(({ id, name }, index) => ({
      stepId: id,
      name,
      reached: reached[index] ?? 0,
      left: index === stepIds.length - 1 ? (reached[index] ?? 0) : (lost[index] ?? 0),
    })),
    versions: [{ number: 1, publishedAt: '2026-02-10T09:30:00.000Z' }],
    totalResults: 3,
    results: [1, 2, 3].map((visit) => {
      const start = new Date(NOW.getTime() - visit * 17 * 60 * 60_000);
      const duration = visit * 400_000;
      return {
        id: `0b8a1f0e-52a5-4c52-9d3b-0f7f1a6f3c1${visit}`,
        userAgent: '',
        device: visit === 2 ? ('computer' as const) : ('phone' as const),
        name: visit === 1 ? 'Sanne' : '',
        email: '',
        lang: 'en' as const,
        versionNumber: 1,
        startTime: start.toISOString(),
        endTime: new Date(start.getTime() + duration).toISOString(),
        createdAt: start.toISOString(),
        duration,
        steps: stepIds
          .slice(0, visit * 3)
          .map((stepId, index) => ({ step: index + 1, stepId, time: 60_000 })),
      };
    }),
  };
}

/** The statistics of all guides together. */
export function creatorStats({ guide, longName, longWay }: ScreenFixtures): CreatorAnalytics {
  const row = (id: string, projectUid: string, name: string, part: number) => ({
    id,
    projectUid,
    name,
    views: Math.round(views * part),
    sessions: share(part),
    finished: share(part * 0.4),
    average,
  });
  return {
    ...figures,
    average,
    totalResults: 3,
    results: [
      row('1', guide, 'Fix a bicycle puncture', 0.7),
      row('2', longName, 'Restore the incomparably uncomfortable grandmotherly rocking chair', 0.2),
      row('3', longWay, 'Assemble the big loom', 0.1),
    ],
  };
}
