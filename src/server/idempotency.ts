import 'server-only';
import { AppError } from '@/shared/http/app-error';
import { db, inTransaction } from './db/client';
import type { Prisma } from './db/generated/client';

const SWEPT_AT_ONCE = 500;

type Claim = { userId: string; key: string; requestHash: string; status: number };

/**
 * Runs `work` and stores its result under the key, in one transaction: a retry within 24 h gets the
 * stored result. A retry during the first call waits for it.
 * @throws {AppError} idempotency_conflict when the key was used for another request
 */
export async function answerOnce(
  { userId, key, requestHash, status }: Claim,
  work: () => Promise<unknown>,
): Promise<unknown> {
  return inTransaction(async () => {
    await db()
      .$executeRaw`DELETE FROM idempotency_key WHERE user_id = ${userId}::uuid AND created_at < now() - interval '24 hours'`;
    const { count } = await db().idempotencyKey.createMany({
      data: [{ userId, key, requestHash, status }],
      skipDuplicates: true,
    });
    if (count === 0) {
      const stored = await db().idempotencyKey.findUniqueOrThrow({
        where: { userId_key: { userId, key } },
      });
      if (stored.requestHash !== requestHash) throw new AppError('idempotency_conflict');
      return stored.body;
    }
    const result = await work();
    await db().idempotencyKey.update({
      where: { userId_key: { userId, key } },
      data: { body: JSON.parse(JSON.stringify(result)) as Prisma.InputJsonValue },
    });
    return result;
  });
}

/**
 * Removes keys older than 24 hours, a bounded number per call; an account's own also go when it
 * uses another.
 * @returns how many
 */
export function sweepIdempotencyKeys(): Promise<number> {
  return db().$executeRaw`
    DELETE FROM idempotency_key WHERE ctid IN (SELECT ctid FROM idempotency_key WHERE created_at < now() - interval '24 hours' LIMIT ${SWEPT_AT_ONCE})`;
}
