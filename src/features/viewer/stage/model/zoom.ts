import { ZOOM_MAX, ZOOM_MIN } from '../../constants';

/**
 * The position of the picture on the stage: moved by x and y pixels from the centre, then scaled.
 */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

const between = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/**
 * Scales by a factor around a point.
 * @param point pixels from the centre of the stage
 */
export function zoomAt(zoom: Zoom, factor: number, point: Point, stage: Size): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, ZOOM_MIN), ZOOM_MAX);
  const ratio = scale / zoom.scale;
  return bounded(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    stage,
  );
}

/** Moves the picture, but never out of sight. */
export function panBy(zoom: Zoom, dx: number, dy: number, stage: Size): Zoom {
  return bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, stage);
}

function bounded({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = Math.abs(scale - 1) / 2;
  return { scale, x: between(x, width * reach), y: between(y, height * reach) };
}

/** Reports whether dragging moves the picture; at its natural size it turns the page instead. */
export function isZoomed({ scale }: Zoom): boolean {
  return Math.abs(scale - 1) > 0.01;
}
