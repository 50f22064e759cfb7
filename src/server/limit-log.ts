import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { logger } from './logger';
import { withoutRequest } from './request-scope';

const WINDOW_MS = 60_000;
/** Lines about one limit in a window: who asks a thousand times a second must not fill the log. */
const LINES_PER_LIMIT = 60;
/** Of these, about one who is refused: a single flood hides nobody else. */
const LINES_PER_SUBJECT = 5;
const SUBJECT_CHARS = 12;

type Told = { bySubject: Map<string, number>; lines: number; untold: number };

// Of this process alone: tells one from many, and nobody can find out by trying which address it stands for.
const key = randomBytes(32);
const told = new Map<string, Told>();

/**
 * One line for each refusal by a limit, with the id of its request (security.md, 60). In a minute at most 60 about one limit, 5 of them about
 * one who is refused; how many more there were is told when the minute is over.
 * @param limit what the limit is called
 * @param subject whom it counts (an address, an account): stands in the log as a hash that another process does not share
 */
export function logLimitRefusal(limit: string, subject: string): void {
  const who = createHmac('sha256', key).update(subject).digest('hex').slice(0, SUBJECT_CHARS);
  const window = told.get(limit) ?? begin(limit);
  const before = window.bySubject.get(who) ?? 0;
  if (window.lines >= LINES_PER_LIMIT || before >= LINES_PER_SUBJECT) {
    window.untold += 1;
    return;
  }
  window.lines += 1;
  window.bySubject.set(who, before + 1);
  logger.warn('limit_refused', { limit, who });
}

function begin(limit: string): Told {
  const window: Told = { bySubject: new Map(), lines: 0, untold: 0 };
  told.set(limit, window);
  setTimeout(() => withoutRequest(() => end(limit)), WINDOW_MS).unref();
  return window;
}

function end(limit: string): void {
  const untold = told.get(limit)?.untold ?? 0;
  told.delete(limit);
  if (untold > 0) logger.warn('limit_refusals_not_logged', { limit, count: untold });
}
