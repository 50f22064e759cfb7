import { expect, it } from 'vitest';
import { countTicks, durationTicks, namedColumns } from './ticks';

it('ticks of counts are round, whole, few, and reach to the top', () => {
  expect([0, 1, 3, 4].map(countTicks)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]);
  expect(countTicks(23)).toEqual([0, 10, 20, 30]);
  expect(countTicks(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
});

it('ticks of times are round as people count', () => {
  expect(durationTicks(0)).toEqual([0, 1000]);
  expect(durationTicks(100_000)).toEqual([0, 30_000, 60_000, 90_000, 120_000]);
  expect(durationTicks(40 * 60_000).at(-1)).toBe(40 * 60_000);
  expect(durationTicks(24 * 3_600_000)).toEqual(
    [0, 6, 12, 18, 24].map((hours) => hours * 3_600_000),
  );
});

it('columns are named evenly, as many as fit', () => {
  expect(namedColumns(14, 1000, 30)).toHaveLength(14);
  expect(namedColumns(500, 280, 30).length).toBeLessThanOrEqual(10);
  expect(namedColumns(500, 280, 30).slice(0, 3)).toEqual([0, 54, 108]);
  expect(namedColumns(0, 280, 30)).toEqual([]);
});
