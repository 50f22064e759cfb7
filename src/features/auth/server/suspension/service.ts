import 'server-only';
import { inTransaction } from '@/server/db/client';
import { revokeTokens } from '../personal-tokens/ending/service';
import { endSessionsOf } from '../repository';
import * as rows from './repository';

/** Suspends an account, or lets it in again with null. Call this with the account locked. */
export async function writeSuspension(
  userId: string,
  suspension: { suspendedAt: Date; suspendedReason: string } | null,
): Promise<void> {
  await rows.updateSuspension(userId, suspension);
  // For good: they may be why it was suspended. A sign-in that was under way meanwhile may have
  // begun a session, which must not come alive when the account is let in.
  await endSessionsOf(userId);
  await revokeTokens({ userId });
}

/** Suspends an account again that a restored backup lets in. Sends no notifications. */
export function suspendAgain(
  userId: string,
  { reason, suspendedAt }: { reason: string; suspendedAt: Date },
): Promise<boolean> {
  return inTransaction(async () => {
    const isAdmitted = await rows.lockAdmitted(userId);
    if (isAdmitted) await writeSuspension(userId, { suspendedAt, suspendedReason: reason });
    return isAdmitted;
  });
}
