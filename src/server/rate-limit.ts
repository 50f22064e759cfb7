import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/shared/http/app-error';
import { type LimitName, limitOf } from '@/shared/http/rate-limits';
import { db } from './db/client';
import { env } from './env/env';
import { logLimitRefusal } from './logging/limit-log';
import { reportLimit, refundReported } from './rate-limit-headers';
import type { NoClientIp, VisitorKey } from './http/requests/visitor-key';

type Key = { name: string; visitor?: VisitorKey; by?: NoClientIp };
/** The name of a limit, and what it counts by: a visitor, an account or another thing, or both. */
export type LimitKey = Key & { name: LimitName };

// IPs and emails are not stored in plain text.
const hashed = (key: Key) => createHash('sha256').update(textOf(key)).digest('base64url');
const textOf = ({ name, visitor, by }: Key) => JSON.stringify([name, visitor, by]);
const SWEPT_AT_ONCE = 10_000;

/**
 * Counts one attempt under `key` and refuses it when the window holds as many as the limit allows;
 * logs refusals, and reports to the client what is left. The count is in the database: it survives
 * restarts and is shared by all instances.
 * @throws {AppError} too_many_requests with the seconds until the window ends
 */
export async function countAttempt(key: LimitKey): Promise<void> {
  const limit = limitOf(key.name, env().limits);
  const [row] = await db().$queryRaw<{ attempts: number; seconds: number }[]>`
    INSERT INTO rate_limit AS r (key, attempts, started_at, expires_at)
    VALUES (${hashed(key)}, 1, now(), now() + ${limit.windowMs} * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN r.expires_at <= now() THEN 1 ELSE least(r.attempts + 1, ${limit.attempts + 1}) END,
      started_at = CASE WHEN r.expires_at <= now() THEN now() ELSE r.started_at END,
      expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
    RETURNING attempts, ceil(extract(epoch FROM expires_at - now()))::int AS seconds`;
  if (!row) return;
  const { name } = key;
  const isRefused = row.attempts > limit.attempts;
  const windowSeconds = Math.round(limit.windowMs / 1000);
  const seconds = Math.min(windowSeconds, Math.max(1, row.seconds));
  if (!limit.isSilent)
    reportLimit(textOf(key), {
      name,
      attempts: limit.attempts,
      windowSeconds,
      remaining: Math.max(0, limit.attempts - row.attempts),
      seconds,
    });
  if (isRefused) {
    logLimitRefusal(name, textOf(key));
    throw new AppError('too_many_requests', { retryAfterSeconds: seconds });
  }
}

/** Like countAttempt, but returns whether the attempt was within the limit instead of throwing. */
export async function isWithinLimit(key: LimitKey): Promise<boolean> {
  return countAttempt(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

/** Reports whether `key` could take another attempt, without counting one. */
export async function hasAttemptsLeft(key: LimitKey): Promise<boolean> {
  const { attempts } = limitOf(key.name, env().limits);
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM rate_limit WHERE key = ${hashed(key)} AND expires_at > now() AND attempts >= ${attempts}`;
  return rows.length === 0;
}

/** Stores a mark under `key`, for example of a success; swept like the counts. */
export async function remember(key: Key, forMs: number): Promise<void> {
  await db().$executeRaw`
    INSERT INTO rate_limit (key, attempts, started_at, expires_at) VALUES (${hashed(key)}, 0, now(), now() + ${forMs} * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at`;
}

/** Reports whether there is a mark under `key`. */
export async function isRemembered(key: Key): Promise<boolean> {
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM rate_limit WHERE key = ${hashed(key)} AND expires_at > now()`;
  return rows.length > 0;
}

/** Refunds one counted attempt: a success does not count against the person. */
export async function forgiveAttempt(key: LimitKey): Promise<void> {
  refundReported(textOf(key));
  await db()
    .$executeRaw`UPDATE rate_limit SET attempts = greatest(attempts - 1, 0) WHERE key = ${hashed(key)}`;
}

/**
 * Deletes counts and marks that have expired, a bounded part per call, without waiting for those
 * that are being counted.
 * @returns how many
 */
export function sweepLimits(): Promise<number> {
  return db().$executeRaw`
    DELETE FROM rate_limit WHERE key IN (
      SELECT key FROM rate_limit WHERE expires_at < now() LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
}
