/** What a reader must acknowledge before they go on (docs/reference/guides.md#viewer). */
export interface Barrier {
  /** whether it holds them back on this way; the finished page comes after the last step */
  holds: (from: number, to: number) => boolean;
}

/** Holds readers back from every way. */
export const CLOSED: Barrier = { holds: () => true };
