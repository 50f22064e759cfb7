/** Part of a picture, in fractions of it. */
export type Area = { x: number; y: number; w: number; h: number };

/** How a picture is edited: areas are covered, then it is cropped, then turned clockwise by quarters. */
export type PictureCut = { crop: Area | null; turn: 0 | 1 | 2 | 3; covers: Area[] };

type Size = { width: number; height: number };

/** An area in whole pixels, which hold all of it. */
export function pixelsOf({ x, y, w, h }: Area, { width, height }: Size) {
  const left = Math.min(Math.floor(x * width), width - 1);
  const top = Math.min(Math.floor(y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.ceil((x + w) * width), width) - left),
    height: Math.max(1, Math.min(Math.ceil((y + h) * height), height) - top),
  };
}
