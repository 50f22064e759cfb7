/** Numbers of the step viewer (specification, sections 2 and 9). */
export const SWIPE_THRESHOLD_PX = 100;
export const ZOOM_MIN = 0.6;
export const ZOOM_MAX = 8;
export const CHAPTER_BANNER_MS = 1700;
/** Steps that the summary shows on each side of the current one. */
export const SUMMARY_NEIGHBOURS = 2;
export const CONFETTI_PIECES = 600;

/** How much one press of a zoom key or button changes. */
export const ZOOM_FACTOR = 1.4;
export const DOUBLE_TAP_SCALE = 2.5;
export const DOUBLE_TAP_MS = 320;
/** A finger that moves less than this has tapped; a glove is not precise. */
export const TAP_SLOP_PX = 16;
/** More dots than this cannot be told apart on a phone. */
export const SLIDER_DOTS_MAX = 60;
