import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MarkPlace } from './marks';
import { type Cut, isOnPicture, shownPlace, storedPlace } from './shown-place';

const mark: MarkPlace = { kind: 'box', x: 0.5, y: 0.25, w: 0.25, h: 0.25 };

it('keeps the place on a picture that is not cut', () => {
  expect(shownPlace(mark, null)).toEqual(mark);
});

it('counts from the crop, and turns with the picture', () => {
  const crop = { x: 0.5, y: 0, w: 0.5, h: 0.5 };
  expect(shownPlace(mark, { crop, turn: 0 })).toMatchObject({ x: 0, y: 0.5, w: 0.5, h: 0.5 });
  expect(shownPlace(mark, { crop, turn: 1 })).toMatchObject({ x: 0, y: 0, w: 0.5, h: 0.5 });
  const arrow: MarkPlace = { kind: 'arrow', x: 0, y: 0, w: 1, h: 0.5 };
  expect(shownPlace(arrow, { crop: null, turn: 2 })).toMatchObject({ x: 1, y: 1, w: -1, h: -0.5 });
});

it('leaves out what lies outside the crop', () => {
  const cut: Cut = { crop: { x: 0, y: 0, w: 0.4, h: 1 }, turn: 0 };
  expect(isOnPicture(shownPlace(mark, cut))).toBe(false);
  expect(isOnPicture(shownPlace(mark, null))).toBe(true);
});

it('finds the stored place of any mark again', () => {
  const fraction = fc.double({ min: 0.05, max: 0.45, noNaN: true });
  const area = fc.record({ x: fraction, y: fraction, w: fraction, h: fraction });
  fc.assert(
    fc.property(
      area,
      fc.constantFrom('arrow' as const, 'circle' as const),
      fc.option(area),
      fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      (place, kind, crop, turn) => {
        const again = storedPlace(shownPlace({ kind, ...place }, { crop, turn }), { crop, turn });
        for (const side of ['x', 'y', 'w', 'h'] as const)
          expect(again[side]).toBeCloseTo(place[side], 9);
      },
    ),
  );
});
