import 'server-only';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { requestConfirmation } from '../confirmation';
import { mustConfirmFirst } from '../joining/rules';
import { isStillThePassword } from './new-password';
import { hashPassword, isHashOutdated } from './password';
import { toUserView } from '../presenter';
import { updatePasswordHash, type UserRow } from '../repository';
import type { LoginInput, UserView } from '../../schema';
import { checkPassword, startSession } from '../service';
import type { Visitor } from '../visitor';

/** A session that began; while it waits for a second factor, nothing answers it. */
export type SignedIn = { user: UserView; sessionId: string; isWaiting: boolean };

/**
 * Signs in with e-mail and password.
 * @throws {AppError} confirm_email_first, and what checkPassword throws
 */
export async function signInWithPassword(input: LoginInput, visitor: Visitor): Promise<SignedIn> {
  const user = await checkPassword(input, visitor);
  if (await mustConfirmFirst(user)) await refuseUnconfirmed(user, visitor);
  const betterHash =
    user.passwordHash && isHashOutdated(user.passwordHash)
      ? await hashPassword(input.password)
      : undefined;
  const session = await inTransaction(async () => {
    // A password change ends all sessions: none may start with the old password after that.
    if (!(await isStillThePassword(user.id, user.passwordHash)))
      throw new AppError('wrong_credentials');
    if (betterHash) await updatePasswordHash(user.id, betterHash);
    return startSession(user.id, visitor);
  });
  return { user: toUserView(user), ...session };
}

/**
 * Refuses an account that must confirm its e-mail first, and sends the mail again, within its limit.
 * @throws {AppError} confirm_email_first
 */
export async function refuseUnconfirmed(
  { id }: Pick<UserRow, 'id'>,
  visitor: Visitor,
): Promise<never> {
  await requestConfirmation({ userId: id }, visitor).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  throw new AppError('confirm_email_first');
}
