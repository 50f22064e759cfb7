import { writeSoon } from './log-lines';
import { withoutSecrets } from './log-redaction';
import { isLevelOn, logger } from './logger';
import { withoutRequest } from './request-scope';

const PATH_MAX_CHARS = 512;
const FAILED = 500;
const NOT_PLAIN = /[^\x21-\x7e]/g;
const QUERY = /[?#]/;
const MAYBE_SECRET = /=|%3d/i;

/** A request that has been answered, or broken off. */
export interface Answered {
  requestId: string;
  method: string;
  /** As it came, without its query. */
  path: string;
  /** undefined when the asker left before an answer began */
  status: number | undefined;
  /** 0 for a stored page, which is sent in the very moment. */
  durationMs: number;
  /** Bytes sent, with the head; of a stored page without it. */
  bytes: number;
  /** Whether the connection ended before the answer did. */
  isCutOff: boolean;
}

/**
 * One line for each request: `info`, and `warn` for what we could not serve. It is put together by hand, as it is the one line that thousands
 * of stored pages a second write (docs/decisions/0037).
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
  // Ids and methods are words, and paths are plain by then.
  const left = writeSoon(
    `{"level":"${isFailed ? 'warn' : 'info'}","time":"${timeText()}","event":"request","requestId":"${requestId}",` +
      `"method":"${method}","path":${JSON.stringify(loggedPath(path))},"status":${status ?? null},` +
      `"durationMs":${Math.round(durationMs * 10) / 10},"bytes":${bytes}${isCutOff ? ',"isCutOff":true' : ''}}\n`,
  );
  if (left > 0) withoutRequest(() => logger.warn('requests_not_logged', { count: left }));
}

let [lastMs, lastText] = [0, ''];

/** The time as JSON has it, made once for all lines of one millisecond. */
function timeText(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) [lastMs, lastText] = [nowMs, new Date(nowMs).toISOString()];
  return lastText;
}

/** Tokens stand in queries only; a link that somebody's program has mangled may carry one in what we take for its path. */
function loggedPath(path: string): string {
  const end = path.search(QUERY);
  const bare = end < 0 ? path : path.slice(0, end);
  const shown = MAYBE_SECRET.test(bare) ? withoutSecrets(bare) : bare;
  return shown
    .slice(0, PATH_MAX_CHARS)
    .replace(
      NOT_PLAIN,
      (byte) => `%${(byte.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`,
    );
}
