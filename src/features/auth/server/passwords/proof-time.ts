import 'server-only';

/** The largest difference between a provider's clock and ours. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * When a person proved themselves to a provider, in seconds as providers write it; undefined when
 * that is not reported, or is no time of the past.
 */
export function proofTime(seconds: unknown): Date | undefined {
  return typeof seconds === 'number' &&
    seconds >= 0 &&
    seconds * 1000 <= Date.now() + CLOCK_TOLERANCE_MS
    ? new Date(seconds * 1000)
    : undefined;
}
