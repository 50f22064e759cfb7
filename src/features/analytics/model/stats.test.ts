import { describe, expect, it } from 'vitest';
import type { StepView } from '@/features/projects/steps/schema';
import { clockText, shortClockText } from './clock-text';
import { stepStats } from './step-stats';
import { stepTitle } from './step-title';

describe('a time', () => {
  it('is hours, minutes and seconds', () => {
    expect([0, 1499, 1500, 61_000, 3_599_600, 90_061_000].map(clockText)).toEqual([
      '00:00:00',
      '00:00:01',
      '00:00:02',
      '00:01:01',
      '01:00:00',
      '25:01:01',
    ]);
    expect([0, 61_000, 3_600_000].map(shortClockText)).toEqual(['00:00', '01:01', '01:00:00']);
  });
});

const step = (id: string, type = 1) =>
  ({
    id,
    type,
    name: [
      { lang: 'pt-BR', value: `Passo ${id}` },
      { lang: 'en', value: `Step ${id}` },
    ],
  }) as StepView;

describe('the step stats', () => {
  it('cover the current steps in order, without chapters and deleted steps', () => {
    const stats = stepStats([step('b'), step('k', 2), step('a'), step('new')], {
      funnel: [
        { stepId: 'a', reached: 7, left: 2 },
        { stepId: 'b', reached: 5, left: 1 },
        { stepId: 'gone', reached: 9, left: 9 },
      ],
      average: { duration: null, finished: null, steps: [{ stepId: 'a', time: 1500 }] },
    });
    expect(stats.map(({ step: { id }, ...rest }) => ({ id, ...rest }))).toEqual([
      { id: 'b', number: 1, reached: 5, left: 1, timeMs: null },
      { id: 'a', number: 2, reached: 7, left: 2, timeMs: 1500 },
      { id: 'new', number: 3, reached: 0, left: 0, timeMs: null },
    ]);
  });

  it('have number and name in the primary language', () => {
    expect(stepTitle(step('a'), 4, ['pt-BR', 'en'])).toBe('4 · Passo a');
    expect(stepTitle({ name: [] }, 4, ['en'])).toBe('4');
  });
});
