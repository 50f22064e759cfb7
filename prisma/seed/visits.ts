import type { ProjectLanguage } from '../../src/shared/interface/languages';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** Number of visits of a guide, and the step where most of them end. */
export type VisitPlan = {
  /** the same seed generates the same visits */
  seed: number;
  /** how far they go back from the day of seeding, which has none */
  days: number;
  /** at the end; at the beginning there were fewer */
  viewsPerDay: number;
  /** number of the step that loses most readers */
  losingStep: number;
  /** most frequent first */
  languages: readonly ProjectLanguage[];
};

export type PastVisit = {
  at: Date;
  durationMs: number;
  lang: ProjectLanguage;
  userAgent: string;
  times: { step: number; stepId: string; timeMs: number }[];
};
export type PastDay = { at: Date; views: number; visits: PastVisit[] };

const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
];

/** Pseudo-random numbers from 0 to below 1, always the same (mulberry32). */
function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Views and visits of a guide on each of the days before today, oldest first: more at weekends, and
 * growing over time.
 * @param stepIds in order, without chapters
 */
export function pastDays(stepIds: readonly string[], plan: VisitPlan, now: Date): PastDay[] {
  const dice = makeDice(plan.seed);
  const usualMs = stepIds.map(() => (20 + dice() * 150) * 1000);
  const today = Math.floor(now.getTime() / DAY_MS);
  // Skewed towards the first items.
  const pick = <T>(from: readonly T[], fallback: T): T =>
    from[Math.floor(dice() ** 2 * from.length)] ?? fallback;

  const visitOn = (day: number): PastVisit => {
    const times: PastVisit['times'] = [];
    for (const [index, stepId] of stepIds.entries()) {
      times.push({
        step: index + 1,
        stepId,
        timeMs: Math.round((usualMs[index] ?? 0) * (0.4 + dice() * 1.4)),
      });
      if (dice() < (index + 1 === plan.losingStep ? 0.28 : 0.025)) break;
    }
    return {
      at: new Date(day * DAY_MS + Math.floor(dice() * DAY_MS)),
      durationMs: times.reduce((sum, { timeMs }) => sum + timeMs, 0) + Math.round(dice() * 20_000),
      lang: pick(plan.languages, 'en'),
      userAgent: pick(BROWSERS, ''),
      times,
    };
  };
  return Array.from({ length: plan.days }, (_, index) => {
    const day = today - plan.days + index;
    const isWeekend = (day + 4) % WEEK_DAYS === 0 || (day + 4) % WEEK_DAYS === WEEK_DAYS - 1;
    const views = Math.floor(
      plan.viewsPerDay *
        (0.3 + (0.7 * index) / plan.days) *
        (isWeekend ? 1.5 : 0.8) *
        (0.3 + dice() * 1.4),
    );
    const sessions = Math.round(views * (0.25 + dice() * 0.35));
    return {
      at: new Date(day * DAY_MS),
      views,
      visits: Array.from({ length: sessions }, () => visitOn(day)),
    };
  });
}

const pt = ['pt-BR', 'pt-BR', 'en', 'es'] as const;
const en = ['en', 'en', 'pt-BR', 'de', 'fr'] as const;
const STORY_DAYS = 80;

/** Visits of the guides, by the guide's key; most readers leave at the step with most reports. */
export const SEED_VISITS: Record<string, VisitPlan> = {
  vaso: { seed: 11, days: STORY_DAYS, viewsPerDay: 2.5, losingStep: 1, languages: pt },
  torneira: { seed: 23, days: STORY_DAYS, viewsPerDay: 5, losingStep: 4, languages: pt },
  'pao-de-queijo': { seed: 37, days: STORY_DAYS, viewsPerDay: 4, losingStep: 3, languages: pt },
  'first-layer': { seed: 41, days: STORY_DAYS, viewsPerDay: 2.5, losingStep: 4, languages: en },
  'plant-shelf': { seed: 59, days: STORY_DAYS, viewsPerDay: 3.2, losingStep: 3, languages: en },
  puncture: { seed: 67, days: STORY_DAYS, viewsPerDay: 3, losingStep: 12, languages: en },
};
