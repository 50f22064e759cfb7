/** Part of a picture, in fractions of it. */
export type Area = { x: number; y: number; w: number; h: number };

/** How a picture is edited: areas are covered, then it is cropped, then turned clockwise by quarters. */
export type PictureCut = { crop: Area | null; turn: 0 | 1 | 2 | 3; covers: Area[] };

export const WHOLE: Area = { x: 0, y: 0, w: 1, h: 1 };

type GivenCut = { [Part in keyof PictureCut]?: PictureCut[Part] | null | undefined };

/** The edit of a request, with all that it leaves out. */
export const cutOf = (given: GivenCut | null): PictureCut => ({
  crop: given?.crop ?? null,
  turn: given?.turn ?? 0,
  covers: given?.covers ?? [],
});

/** Reports whether an edit shows the picture as it was uploaded. */
export const isWhole = ({ crop, turn, covers }: PictureCut): boolean =>
  !crop && turn === 0 && covers.length === 0;

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
