import { describe, expect, it } from 'vitest';
import { RECORD_MAX_MS, STEP_TIME_MIN_MS } from '../../src/features/analytics/constants';
import { SEED_GUIDES } from './guides';
import { pastDays, SEED_VISITS } from './visits';

const NOW = new Date('2026-11-21T15:00:00Z');

describe.each(SEED_GUIDES)('the visits of $key', ({ key, steps }) => {
  const plan = SEED_VISITS[key];
  if (!plan) throw new Error(`${key} has none.`);
  const stepIds = steps.filter(({ type }) => type === 1).map((_, index) => `step ${index + 1}`);
  const days = pastDays(stepIds, plan, NOW);
  const visits = days.flatMap((day) => day.visits);

  it('are enough to look at, few enough to seed at once, and deterministic', () => {
    expect(visits.length).toBeGreaterThan(25);
    expect(visits.length).toBeLessThan(200);
    expect(days.every((day) => day.visits.length <= day.views)).toBe(true);
    expect(pastDays(stepIds, plan, NOW)).toEqual(days);
  });

  it('are in the last 90 days before today, at valid times', () => {
    for (const { at, durationMs, times } of visits) {
      expect(at.toISOString() < '2026-11-21').toBe(true);
      expect(at.toISOString() > '2026-08-23').toBe(true);
      expect(times.every(({ timeMs }) => timeMs >= STEP_TIME_MIN_MS)).toBe(true);
      expect(durationMs).toBeGreaterThanOrEqual(times.reduce((sum, { timeMs }) => sum + timeMs, 0));
      expect(durationMs).toBeLessThan(RECORD_MAX_MS);
    }
  });

  it('lose most readers at one step, which is not the last', () => {
    const left = stepIds
      .map((id) => visits.filter(({ times }) => times.at(-1)?.stepId === id).length)
      .slice(0, -1);
    expect(left.indexOf(Math.max(...left)) + 1).toBe(plan.losingStep);
  });
});
