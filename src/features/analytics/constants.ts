/** A visitor counts once a project in this time (contract, section 4). */
export const VIEW_WINDOW_MS = 30 * 60_000;
export const VIEW_LIMIT_WINDOW_MS = 10 * 60_000;
