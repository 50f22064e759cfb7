import { expect, it } from 'vitest';
import { areaOf, nextTurn, selectionOf } from './selection';

it('makes an area of a frame, within the picture', () => {
  const frame = { unit: '%' as const, x: 40.004, y: -0.01, width: 60.01, height: 50 };
  expect(areaOf(frame)).toEqual({ x: 0.4, y: 0, w: 0.6, h: 0.5 });
  expect(areaOf(selectionOf({ x: 0.25, y: 0.5, w: 0.5, h: 0.125 }))).toEqual({
    x: 0.25,
    y: 0.5,
    w: 0.5,
    h: 0.125,
  });
});

it('makes none of a frame without a size', () => {
  expect(areaOf(undefined)).toBeUndefined();
  expect(areaOf({ unit: '%', x: 10, y: 10, width: 0, height: 20 })).toBeUndefined();
});

it('turns by quarters, and is upright again after four', () => {
  expect([0, 1, 2, 3].map((turn) => nextTurn(turn as 0 | 1 | 2 | 3))).toEqual([1, 2, 3, 0]);
});
