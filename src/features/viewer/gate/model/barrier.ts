/** Lines that a reader must acknowledge before they go on (docs/reference/guides.md#viewer). */
export interface Barrier {
  /** how far they get on this way; the finished page comes after the last step */
  reach: (from: number, to: number) => number;
  /** called for each way; undefined for one that is free of this barrier */
  onWay?: (held: HeldBack | undefined) => void;
}

/** A reader who was held back at a step on the way to another one. */
export type HeldBack = { at: number; to: number };

/** Holds readers back from every way. */
export const CLOSED: Barrier = { reach: (from) => from };
