import { describe, expect, it } from 'vitest';
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

const nameOf = (id: string) => [
  { lang: 'pt-BR' as const, value: `Passo ${id}` },
  { lang: 'en' as const, value: `Step ${id}` },
];

describe('the step stats', () => {
  it('number the steps in their order, each with its time', () => {
    const stats = stepStats({
      funnel: [
        { stepId: 'b', name: nameOf('b'), reached: 5, left: 1 },
        { stepId: 'a', name: nameOf('a'), reached: 7, left: 2 },
        { stepId: 'new', name: [], reached: 0, left: 0 },
      ],
      average: {
        duration: null,
        finished: null,
        steps: [
          { stepId: 'a', time: 1500 },
          { stepId: 'gone', time: 9 },
        ],
      },
    });
    expect(stats).toEqual([
      { id: 'b', name: nameOf('b'), number: 1, reached: 5, left: 1, timeMs: null },
      { id: 'a', name: nameOf('a'), number: 2, reached: 7, left: 2, timeMs: 1500 },
      { id: 'new', name: [], number: 3, reached: 0, left: 0, timeMs: null },
    ]);
  });

  it('have number and name in the primary language', () => {
    expect(stepTitle({ name: nameOf('a') }, 4, ['pt-BR', 'en'])).toBe('4 · Passo a');
    expect(stepTitle({ name: [] }, 4, ['en'])).toBe('4');
  });
});
