/** Periods of the figures of the site, in days. */
export const FIGURE_DAYS = [7, 30, 90, 365] as const;
export const MISSED_SHOWN = 50;
