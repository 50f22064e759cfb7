import 'server-only';
import { inTransaction } from '@/server/db/client';
import { fieldError } from '@/shared/app-error';
import type { Locale } from '@/shared/languages';
import { spendMailTokensOf } from './mail-tokens/repository';
import { mailPasswordChanged } from './mails';
import { hashPassword, passwordProblem } from './password';
import {
  deletePersonalTokensOf,
  endSessionsOf,
  lockPasswordHash,
  updatePasswordHash,
} from './repository';

/**
 * Whether the account still has the password that was just proved; nobody can change it until the transaction under way ends.
 * @param provedHash what the password was checked against, null for an account without one
 */
export async function isStillThePassword(
  userId: string,
  provedHash: string | null,
): Promise<boolean> {
  return (await lockPasswordHash(userId)) === provedHash;
}

type NewPassword = {
  user: { id: string; email: string; name: string };
  password: string;
  /** Path of the field for the message when the password is refused. */
  field: string;
  /** Language of the mail that tells of the change. */
  locale: Locale;
  /** The session that goes on; all of them end when it is absent. */
  exceptSessionId?: string;
  /** Runs first in the same transaction; what it throws undoes everything. */
  first?: () => Promise<void>;
};

/**
 * Gives an account a new password: its other sessions end with their tokens, personal tokens are revoked, open reset links die, and a mail tells of it.
 * Whoever calls has proved who they are.
 * @throws {AppError} validation_failed under `field` when the password is refused; nothing has changed then
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
  // Before the transaction, whose connection others wait for.
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    await first?.();
    await updatePasswordHash(user.id, passwordHash);
    await endSessionsOf(user.id, exceptSessionId);
    await deletePersonalTokensOf(user.id);
    await spendMailTokensOf(user.id, 'reset_password');
    await mailPasswordChanged({ email: user.email, name: user.name, locale });
  });
}
