import type { Area, PictureCut } from '@/features/uploads/model/picture-cut';

/** A frame on a picture, in percent of it. */
export type Selection = { unit: '%'; x: number; y: number; width: number; height: number };

/** The least side of a frame that is more than a slip of the finger. */
const PERCENT_MIN = 1;

/** The part of a picture in a frame; undefined for no frame, and for one without a size. */
export function areaOf(selection: Selection | undefined): Area | undefined {
  if (!selection || Math.min(selection.width, selection.height) < PERCENT_MIN) return undefined;
  const [x, y] = [fraction(selection.x), fraction(selection.y)];
  return {
    x,
    y,
    w: Math.min(fraction(selection.width), 1 - x),
    h: Math.min(fraction(selection.height), 1 - y),
  };
}

export const selectionOf = ({ x, y, w, h }: Area): Selection => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: w * 100,
  height: h * 100,
});

/** A picture that is turned once more. */
export const nextTurn = (turn: PictureCut['turn']): PictureCut['turn'] =>
  ((turn + 1) % 4) as PictureCut['turn'];

// A hundredth of a percent is less than a pixel of any picture.
const fraction = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000));
