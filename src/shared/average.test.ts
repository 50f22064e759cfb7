import { describe, expect, it } from 'vitest';
import { averageOf } from './average';

describe('averages', () => {
  it('are null when there is nothing', () => {
    expect(averageOf(0, 0)).toBeNull();
  });

  it('have two decimals, half rounded up, where fractions of the computer would round down', () => {
    // 1.005 is a little less in binary: rounding it the usual way makes 1.
    expect(averageOf(201, 200)).toBe(1.01);
    expect(averageOf(2009, 1000, 2)).toBe(1);
    expect(averageOf(201, 100, 2)).toBe(1.01);
    expect(averageOf(10, 3)).toBe(3.33);
    expect(averageOf(20, 3, 2)).toBe(3.33);
    expect(averageOf(9, 1, 2)).toBe(4.5);
  });
});
