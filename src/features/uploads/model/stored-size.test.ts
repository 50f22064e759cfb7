import { expect, it } from 'vitest';
import { isHardToRead, storedSize } from './stored-size';

it.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [800, 600, 800, 600],
  [10_000, 1, 2560, 1],
  [8000, 2000, 2560, 640],
  [1080, 16_000, 1039, 15_396],
  [1080, 5000, 1080, 5000],
  [720, 9000, 720, 9000],
  [2160, 12_000, 1080, 6000],
  [1080, 30_000, 576, 16_000],
  [1, 20_000, 1, 16_000],
])('%i × %i is stored as %i × %i', (width, height, storedWidth, storedHeight) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});

it('a picture of many screens is hard to read', () => {
  expect([
    isHardToRead({ width: 1080, height: 60_000 }),
    isHardToRead({ width: 1080, height: 16_000 }),
    isHardToRead({ width: 300, height: 2000 }),
    isHardToRead({ width: 8000, height: 900 }),
  ]).toEqual([true, false, false, false]);
});
