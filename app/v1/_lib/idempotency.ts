import { createHash } from 'node:crypto';
import type { Actor } from '@/features/auth/server/actor';
import { answerOnce } from '@/server/idempotency';
import { AppError } from '@/shared/http/app-error';
import { IDEMPOTENCY_KEY } from '@/shared/http/idempotency-key';

/**
 * The key that identifies a retry; null without one.
 * @throws {AppError} idempotency_key_invalid
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotency_key_invalid');
  return key;
}

/**
 * Runs a creating call once for each Idempotency-Key; a retry within 24 h gets the first result.
 * @throws {AppError} idempotency_key_invalid, idempotency_conflict when the key was used for another request
 */
export async function once(
  request: Request,
  actor: Actor,
  input: { params: unknown; body: unknown },
  status: number,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  if (key === null) return run();
  const requestHash = createHash('sha256')
    .update(
      JSON.stringify([
        request.method,
        new URL(request.url).pathname,
        actor.creatorId,
        input.body ?? null,
      ]),
    )
    .digest('base64url');
  return answerOnce({ userId: actor.userId, key, requestHash, status }, run);
}
