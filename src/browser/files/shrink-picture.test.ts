import { describe, expect, it } from 'vitest';
import { fitInside } from './shrink-picture';

describe('fitting a picture', () => {
  it('shortens the longer side and keeps the proportions', () => {
    expect(fitInside(4000, 3000, 2560)).toEqual({ width: 2560, height: 1920 });
    expect(fitInside(3000, 4000, 2560)).toEqual({ width: 1920, height: 2560 });
  });

  it('never enlarges, and never goes below a pixel', () => {
    expect(fitInside(800, 600, 2560)).toEqual({ width: 800, height: 600 });
    expect(fitInside(10_000, 1, 2560)).toEqual({ width: 2560, height: 1 });
  });
});
