import { describe, expect, it } from 'vitest';
import { starShares } from './star-shares';

describe('a rating', () => {
  it('is shown in half stars', () => {
    expect(starShares(3.5, 5)).toEqual([1, 1, 1, 0.5, 0]);
    expect(starShares(0.5, 5)).toEqual([0.5, 0, 0, 0, 0]);
    expect(starShares(5, 5)).toEqual([1, 1, 1, 1, 1]);
    expect([4.24, 4.25, 4.74, 4.75].map((mean) => starShares(mean, 5)[4])).toEqual([
      0, 0.5, 0.5, 1,
    ]);
  });
});
