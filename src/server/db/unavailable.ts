import 'server-only';
import { perProcess } from '../per-process';

// PostgreSQL: connection failures (class 08), no resources (53), shutting down (57P0x), lock and
// statement timeouts, deadlocks.
const SQL_STATES = /\b(08\d{3}|53\d{3}|57P0\d|40P01|55P03|57014|25P03)\b/;
// Prisma: cannot reach, connection closed, timed out, pool exhausted, transaction could not start.
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const NODE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
]);
const TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Can't reach database|DatabaseNotReachable|ConnectionClosed|SocketTimeout|the database system is (starting up|shutting down)|Unable to start a transaction/i;

// Requests that share a result of 'use cache' get only the digest of its error.
const DIGEST = 'DATABASE_UNAVAILABLE';

/** True if an error means that the database is unavailable (503) rather than a bug of ours. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, originalCode, message, kind, cause, digest } = error as Record<string, unknown>;
  return (
    digest === DIGEST ||
    [code, originalCode].some(
      (value) =>
        typeof value === 'string' &&
        (PRISMA_CODES.has(value) || NODE_CODES.has(value) || SQL_STATES.test(value)),
    ) ||
    (typeof message === 'string' && TEXTS.test(message)) ||
    (typeof kind === 'string' && TEXTS.test(kind)) ||
    isDatabaseUnavailable(cause, depth + 1) ||
    isDatabaseUnavailable(
      (error as { meta?: { driverAdapterError?: unknown } }).meta?.driverAdapterError,
      depth + 1,
    )
  );
}

/** An error for a response that an outage of the database left incomplete. */
export const outageError = () =>
  Object.assign(new Error('The database was unavailable.'), { digest: DIGEST });

/** Marks the error with a digest that `isDatabaseUnavailable` recognises. */
export function withOutageDigest(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  outage.seenAtMs = Date.now();
  return Object.assign(error as object, { digest: DIGEST });
}

// One for Next's bundle, which reads, and the HTTP server.
const outage = perProcess('outage', () => ({ seenAtMs: Number.NEGATIVE_INFINITY }));

/** Reports whether a read for a page failed within so many milliseconds, in this process. */
export const sawOutageWithin = (ms: number): boolean => Date.now() - outage.seenAtMs < ms;
