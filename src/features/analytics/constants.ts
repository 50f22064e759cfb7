/** A visitor counts once per project in this time (docs/reference/feedback.md#views). */
export const VIEW_WINDOW_MS = 30 * 60_000;

/** Bounds of a tracking record (docs/reference/feedback.md#records-of-visits). */
export const STEP_TIME_MIN_MS = 1000;
export const RECORD_MAX_MS = 24 * 60 * 60_000;
export const RECORD_STEPS_MAX = 1000;
/** The tolerance between duration and end − start, and between duration and the step times. */
export const DURATION_SLACK_MS = 5000;
export const TIMES_SLACK_MS = 1000;
/**
 * The tolerance between the clocks of reader and server
 * (docs/reference/feedback.md#records-of-visits).
 */
export const CLOCK_SLACK_MS = 5 * 60_000;
/** Versions that the figures name, the newest ones; scripts may publish many. */
export const VERSIONS_NAMED_MAX = 200;
export const USER_AGENT_MAX = 1000;

/** The device of a reader, from the user agent. */
export const DEVICES = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof DEVICES)[number];
