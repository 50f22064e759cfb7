import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZOOM_MAX, ZOOM_MIN } from '../../constants';
import { isZoomed, NO_ZOOM, panBy, zoomAt } from './zoom';

const STAGE = { width: 400, height: 300 };

describe('zoom', () => {
  it('stays between 0.6 and 8', () => {
    expect(zoomAt(NO_ZOOM, 100, { x: 0, y: 0 }, STAGE).scale).toBe(ZOOM_MAX);
    expect(zoomAt(NO_ZOOM, 0.01, { x: 0, y: 0 }, STAGE).scale).toBe(ZOOM_MIN);
  });

  it('keeps the point under the pointer in place', () => {
    const point = { x: 90, y: -40 };
    const zoom = zoomAt(NO_ZOOM, 2, point, STAGE);
    // Expects the point to stay over its spot of the picture.
    expect({ x: zoom.x + point.x * zoom.scale, y: zoom.y + point.y * zoom.scale }).toEqual(point);
  });

  it('never loses the picture, however it is moved', () => {
    const move = fc.record({
      factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
      x: fc.integer({ min: -999, max: 999 }),
      y: fc.integer({ min: -999, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const end = moves.reduce(
          (zoom, { factor, x, y }) => panBy(zoomAt(zoom, factor, { x, y }, STAGE), x, y, STAGE),
          NO_ZOOM,
        );
        expect(Math.abs(end.x)).toBeLessThanOrEqual(
          (STAGE.width * Math.abs(end.scale - 1)) / 2 + 1e-6,
        );
        expect(Math.abs(end.y)).toBeLessThanOrEqual(
          (STAGE.height * Math.abs(end.scale - 1)) / 2 + 1e-6,
        );
        expect(end.scale).toBeGreaterThanOrEqual(ZOOM_MIN);
        expect(end.scale).toBeLessThanOrEqual(ZOOM_MAX);
      }),
    );
  });

  it('is none at natural size, where a drag turns the page', () => {
    expect(isZoomed(NO_ZOOM)).toBe(false);
    expect(isZoomed({ ...NO_ZOOM, scale: 0.6 })).toBe(true);
    expect(panBy(NO_ZOOM, 50, 50, STAGE)).toEqual(NO_ZOOM);
  });
});
