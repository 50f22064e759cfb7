/** A visitor counts once a project in this time (contract, section 4). */
export const VIEW_WINDOW_MS = 30 * 60_000;
export const LIMIT_WINDOW_MS = 10 * 60_000;

/** Bounds of a tracking record (contract, section 6). */
export const STEP_TIME_MIN_MS = 1000;
export const RECORD_MAX_MS = 24 * 60 * 60_000;
export const RECORD_STEPS_MAX = 1000;
/** How far the duration may be from end − start, and the times of the steps above it. */
export const DURATION_SLACK_MS = 5000;
export const TIMES_SLACK_MS = 1000;
/** How far a reader's clock may be from the server's (contract, section 10). */
export const CLOCK_SLACK_MS = 5 * 60_000;
export const USER_AGENT_MAX = 1000;

/** What a guide was read on, told from the user agent. */
export const DEVICES = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof DEVICES)[number];
