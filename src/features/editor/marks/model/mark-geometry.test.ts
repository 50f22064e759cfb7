import { expect, it } from 'vitest';
import type { MarkPlace } from '@/features/projects/model/marks/marks';
import { markAt, moved, placeAt, placeBetween, withCornerAt } from './mark-geometry';

const SIZE = { width: 400, height: 200 };
const box = { id: 'box', kind: 'box' as const, x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
const circle = { ...box, id: 'circle', kind: 'circle' as const };
const arrow = { id: 'arrow', kind: 'arrow' as const, x: 0.1, y: 0.9, w: 0.4, h: -0.4 };

const isInside = ({ x, y, w, h }: MarkPlace) =>
  [x, y, x + w, y + h].every((value) => value >= 0 && value <= 1);

it('makes a round circle around a press, within the picture', () => {
  const { w, h } = placeAt('circle', { x: 0.5, y: 0.5 }, SIZE);
  expect(w * SIZE.width).toBeCloseTo(h * SIZE.height);
  for (const kind of ['circle', 'box', 'arrow', 'dot'] as const)
    for (const at of [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ])
      expect(isInside(placeAt(kind, at, SIZE))).toBe(true);
});

it('draws a box between any two points, and an arrow with its direction', () => {
  const [from, to] = [
    { x: 0.75, y: 0.5 },
    { x: 0.25, y: 1.5 },
  ];
  expect(placeBetween('box', from, to, SIZE)).toEqual({
    kind: 'box',
    x: 0.25,
    y: 0.5,
    w: 0.5,
    h: 0.5,
  });
  expect(placeBetween('arrow', from, to, SIZE)).toMatchObject({ x: 0.75, y: 0.5, w: -0.5, h: 0.5 });
});

it('stays within the picture when it moves', () => {
  expect(moved(box, { x: 9, y: -9 })).toMatchObject({ x: 0.5, y: 0 });
  expect(isInside(moved(arrow, { x: 9, y: 9 }))).toBe(true);
});

it('is resized at its corners, and turns over', () => {
  expect(withCornerAt(box, 'topRight', { x: 1, y: 0 })).toMatchObject({ y: 0, w: 0.75, h: 0.75 });
  expect(withCornerAt(box, 'start', { x: 0.875, y: 0.5 })).toMatchObject({ x: 0.75, w: 0.125 });
  expect(withCornerAt(arrow, 'end', { x: 0.1, y: 0.1 })).toMatchObject({ x: 0.1, w: 0 });
  const { w, h } = withCornerAt(box, 'end', { x: 0.25, y: 0.25 });
  expect(Math.min(w, h)).toBeGreaterThan(0.005);
});

it('finds a large mark by its line, and the chosen one within', () => {
  expect(markAt([box], { x: 0.5, y: 0.5 }, SIZE)).toBeUndefined();
  expect(markAt([box], { x: 0.26, y: 0.5 }, SIZE)).toBe(box);
  expect(markAt([box], { x: 0.5, y: 0.5 }, SIZE, 'box')).toBe(box);
  expect(markAt([box, circle], { x: 0.5, y: 0.25 }, SIZE)).toBe(circle);
  expect(markAt([circle], { x: 0.25, y: 0.25 }, SIZE)).toBeUndefined();
});

it('finds a small mark within, and an arrow along its line', () => {
  const small = { ...box, w: 0.1, h: 0.2 };
  expect(markAt([small], { x: 0.3, y: 0.35 }, SIZE)).toBe(small);
  expect(markAt([arrow], { x: 0.3, y: 0.7 }, SIZE)).toBe(arrow);
  expect(markAt([arrow], { x: 0.3, y: 0.5 }, SIZE)).toBeUndefined();
});
