import 'server-only';
import { inTransaction } from '@/server/db/client';
import { fieldError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import type { Actor } from '../actor';
import { holdAccess } from '../first-proof/prove-email';
import type { Removed } from '../first-proof/repository';
import { spendMailTokensOf } from '../mail-tokens/repository';
import { mailPasswordChanged } from '../mails/mails';
import { hashPassword, passwordProblem } from './password';
import { revokeTokens } from '../personal-tokens/ending/service';
import { endSessionsOf, lockPasswordHash, updatePasswordHash } from '../repository';

/**
 * Reports whether the account still has the verified password; locks it until the transaction ends.
 * @param provedHash the verified hash, null for an account without a password
 */
export async function isStillThePassword(
  userId: string,
  provedHash: string | null,
): Promise<boolean> {
  return (await lockPasswordHash(userId)) === provedHash;
}

/**
 * Reports whether the account of a call still has the verified password, and locks its session too:
 * after a first proof of the e-mail by another person, an account without a password looks
 * unchanged.
 * @throws {AppError} unauthenticated
 */
export async function isStillOwner(actor: Actor, provedHash: string | null): Promise<boolean> {
  const isUnchanged = await isStillThePassword(actor.userId, provedHash);
  if (isUnchanged) await holdAccess(actor);
  return isUnchanged;
}

type NewPassword = {
  user: { id: string; email: string; name: string };
  password: string;
  /** The field for the error of a rejected password. */
  field: string;
  /** The language of the notification. */
  locale: Locale;
  /** The session to keep; all end without it. */
  exceptSessionId?: string;
  /**
   * Runs first in the same transaction; an error rolls back everything. Returns what a first proof
   * of the e-mail took away, for the mail.
   */
  first?: () => Promise<Removed | void>;
};

/**
 * Sets a new password: ends other sessions with their tokens, revokes personal tokens, invalidates
 * reset links, and sends a mail. The caller has verified the owner.
 * @throws {AppError} validation_failed under `field` when the password is rejected; nothing has
 *   changed then
 */
export async function setNewPassword({
  user,
  password,
  field,
  locale,
  exceptSessionId,
  first,
}: NewPassword): Promise<void> {
  const problem = passwordProblem(password, user.email);
  if (problem) throw fieldError(field, problem);
  // Before the transaction, because hashing would block its connection.
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    const removed = (await first?.()) ?? undefined;
    await updatePasswordHash(user.id, passwordHash);
    await endSessionsOf(user.id, exceptSessionId);
    await revokeTokens({ userId: user.id });
    await spendMailTokensOf(user.id, 'reset_password');
    await mailPasswordChanged({ email: user.email, name: user.name, locale, removed });
  });
}
