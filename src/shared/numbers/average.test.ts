import { describe, expect, it } from 'vitest';
import { averageOf } from './average';

describe('averages', () => {
  it('are null without values', () => {
    expect(averageOf(0, 0)).toBeNull();
  });

  it('have two decimals, rounded half up, where floating point would round down', () => {
    // 1.005 is slightly less in binary: ordinary rounding returns 1.
    expect(averageOf(201, 200)).toBe(1.01);
    expect(averageOf(2009, 1000, 2)).toBe(1);
    expect(averageOf(201, 100, 2)).toBe(1.01);
    expect(averageOf(10, 3)).toBe(3.33);
    expect(averageOf(20, 3, 2)).toBe(3.33);
    expect(averageOf(9, 1, 2)).toBe(4.5);
  });
});
