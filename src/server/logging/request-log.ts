import { writeBuffered } from './log-lines';
import { redactSecrets } from './log-redaction';
import { isLevelOn, logger } from './logger';
import { withoutRequest } from './request-scope';

const PATH_MAX_CHARS = 512;
const FAILED = 500;
const NOT_PLAIN = /[^\x21-\x7e]/g;
const QUERY = /[?#]/;
const MAYBE_SECRET = /=|%3d|^\/(?:preview|join|workshop)\//i;

/** A request that was answered or aborted. */
export interface Answered {
  requestId: string;
  method: string;
  /** As received, without the query. */
  path: string;
  /** undefined when the client left before the response started */
  status: number | undefined;
  /** 0 for a cached response, which is sent at once */
  durationMs: number;
  /** Bytes sent with headers; for a cached response without them. */
  bytes: number;
  /** True if the connection closed before the response was complete. */
  isCutOff: boolean;
  /** For counting by kind; it is neither logged nor stored. */
  userAgent?: string | undefined;
}

/**
 * Logs a request: `info`, and `warn` for our failures. The line is concatenated by hand, as
 * thousands of cached responses a second write it (docs/decisions/0037).
 */
export function logRequest({
  requestId,
  method,
  path,
  status,
  durationMs,
  bytes,
  isCutOff,
}: Answered): void {
  const isFailed = status !== undefined && status >= FAILED;
  if (!isLevelOn(isFailed ? 'warn' : 'info')) return;
  // Ids and methods need no escaping, and by now neither do paths.
  const left = writeBuffered(
    `{"level":"${isFailed ? 'warn' : 'info'}","time":"${timeText()}","event":"request","requestId":"${requestId}",` +
      `"method":"${method}","path":${JSON.stringify(loggedPath(path))},"status":${status ?? null},` +
      `"durationMs":${Math.round(durationMs * 10) / 10},"bytes":${bytes}${isCutOff ? ',"isCutOff":true' : ''}}\n`,
  );
  if (left > 0) withoutRequest(() => logger.warn('requests_not_logged', { count: left }));
}

let [lastMs, lastText] = [0, ''];

/** The time in JSON, formatted once per millisecond. */
function timeText(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) [lastMs, lastText] = [nowMs, new Date(nowMs).toISOString()];
  return lastText;
}

/** Tokens are in queries and below /preview and /join, but a link that a program mangled may carry one in its path. */
function loggedPath(path: string): string {
  const end = path.search(QUERY);
  const bare = end < 0 ? path : path.slice(0, end);
  const shown = MAYBE_SECRET.test(bare) ? redactSecrets(bare) : bare;
  return shown
    .slice(0, PATH_MAX_CHARS)
    .replace(
      NOT_PLAIN,
      (byte) => `%${(byte.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`,
    );
}
