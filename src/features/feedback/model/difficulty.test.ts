import { describe, expect, it } from 'vitest';
import { difficultyLevel } from './difficulty';

describe('the difficulty', () => {
  it('has a label, also as an average; an unknown value is normal', () => {
    expect([1, 2, 3, 4, 5].map(difficultyLevel)).toEqual([1, 2, 3, 4, 5]);
    expect([1.49, 1.5, 2.75, 4.5].map(difficultyLevel)).toEqual([1, 2, 3, 5]);
    expect([0, 9, -1, Number.NaN].map(difficultyLevel)).toEqual([3, 3, 3, 3]);
  });
});
