import { describe, expect, it } from 'vitest';
import { difficultyLevel } from './figures';
import { sentTime } from './sent-time';

describe('what readers chose', () => {
  it('is told in words, also where it is a mean; anything unknown is normal', () => {
    expect([1, 2, 3, 4, 5].map(difficultyLevel)).toEqual([1, 2, 3, 4, 5]);
    expect([1.49, 1.5, 2.75, 4.5].map(difficultyLevel)).toEqual([1, 2, 3, 5]);
    expect([0, 9, -1, Number.NaN].map(difficultyLevel)).toEqual([3, 3, 3, 3]);
  });
});

describe('when something was sent', () => {
  it('is a day with two digits, a short month and the time of day, where the person is', () => {
    // The tests live in Kathmandu, 5 h 45 min ahead.
    expect(sentTime('2026-02-28T18:20:00Z', 'en')).toEqual({ date: '01 Mar 2026', time: '00:05' });
    expect(sentTime('2026-09-05T12:00:00Z', 'pt-BR')).toEqual({
      date: '05 set 2026',
      time: '17:45',
    });
  });
});
