import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { perProcess } from '../per-process';
import { logger } from './logger';
import { withoutRequest } from './request-scope';

const WINDOW_MS = 60_000;
/** Lines per limit and window: a flood of requests must not fill the log. */
const LINES_PER_LIMIT = 60;
/** Lines per client: one flood hides no other. */
const LINES_PER_SUBJECT = 5;
const SUBJECT_CHARS = 12;

// One for Next's bundle, which refuses, and the HTTP server, which serves the metrics.
const counts = perProcess('refusals', () => new Map<string, number>());

type LimitWindow = { bySubject: Map<string, number>; lines: number; omitted: number };

// Random per process: distinguishes clients without revealing IPs to hashed guesses.
const key = randomBytes(32);
const windows = new Map<string, LimitWindow>();

/** Number of refusals of each limit since the start, by its name. */
export const refusalCounts = (): ReadonlyMap<string, number> => counts;

/**
 * Counts a refusal by a limit for the metrics, and logs it with the id of its request
 * (docs/security-tests.md, 60): at most 60 lines a minute per limit, 5 per client. The number of
 * omitted ones is logged when the minute is over.
 * @param limit the name of the limit, one of a fixed set: it is a label of the metrics
 * @param subject what it counts by (a client IP, an account); logged as a hash that differs between
 * processes
 * @param event another event than `limit_refused`, for a refusal that is watched like one
 */
export function logLimitRefusal(limit: string, subject: string, event = 'limit_refused'): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
  const who = createHmac('sha256', key).update(subject).digest('hex').slice(0, SUBJECT_CHARS);
  const window = windows.get(limit) ?? begin(limit);
  const before = window.bySubject.get(who) ?? 0;
  if (window.lines >= LINES_PER_LIMIT || before >= LINES_PER_SUBJECT) {
    window.omitted += 1;
    return;
  }
  window.lines += 1;
  window.bySubject.set(who, before + 1);
  logger.warn(event, { limit, who });
}

function begin(limit: string): LimitWindow {
  const window: LimitWindow = { bySubject: new Map(), lines: 0, omitted: 0 };
  windows.set(limit, window);
  setTimeout(() => withoutRequest(() => end(limit)), WINDOW_MS).unref();
  return window;
}

function end(limit: string): void {
  const omitted = windows.get(limit)?.omitted ?? 0;
  windows.delete(limit);
  if (omitted > 0) logger.warn('limit_refusals_not_logged', { limit, count: omitted });
}
