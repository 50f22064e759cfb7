/** Limits of a profile (docs/reference/accounts.md#profile). */
export const SMALL_DESCRIPTION_MAX = 180;
export const COVER_OPACITY_MIN = 0.01;
export const COVER_OPACITY_MAX = 1;
export const COVER_OPACITY_STEP = 0.01;
export const URL_MAX = 2000;
