import 'server-only';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { countAttempt, forgiveAttempt, isWithinLimit } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { RESET_TOKEN_MS } from '../../constants';
import { proveEmail } from '../first-proof/prove-email';
import { findOpenMailToken, spendMailToken } from '../mail-tokens/repository';
import { mailRecovery } from '../mails/mails';
import { composeTokenMail } from '../mails/token-mail';
import { setNewPassword } from './new-password';
import { requirePasswords } from './password';
import { findUserByEmail, lockPasswordHash } from '../repository';
import { emailKeyOf } from '@/shared/text/email';
import { rememberAddress } from './sign-in-limits';
import type { Visitor } from '../visitor';
import { hashOpaqueToken } from '../sessions/tokens';

/**
 * Queues a mail with a link for a new password. Does exactly the same for an unknown address: the
 * account is looked up when the mail is sent (docs/reference/accounts.md#recovery).
 * @throws {AppError} passwords_off, too_many_requests
 */
export async function requestRecovery(email: string, { key, locale }: Visitor): Promise<void> {
  requirePasswords();
  const emailKey = emailKeyOf(email);
  await countAttempt({ name: 'recovery', visitor: key });
  await countAttempt({ name: 'recovery-account', by: emailKey });
  if (await isWithinLimit({ name: 'recovery-inbox', by: emailKey }))
    await mailRecovery({ email, locale });
}

/** Composes the recovery mail, if the account exists and passwords are on. */
export async function composeRecovery({
  email,
  locale,
}: MailJob): Promise<ComposedMail | undefined> {
  const user = env().hasPasswords ? await findUserByEmail(emailKeyOf(email)) : null;
  return composeTokenMail({
    user,
    locale,
    template: 'recovery',
    purpose: 'reset_password',
    lifeMs: RESET_TOKEN_MS,
    pathOf: mailPaths.resetPassword,
  });
}

/**
 * Sets the password with the token of a recovery mail. The token works once, all sessions end, and
 * the e-mail is proved.
 * @throws {AppError} passwords_off, invalid_token, validation_failed for a rejected password (the
 *   token stays valid), too_many_requests
 */
export async function resetPassword(
  token: string,
  password: string,
  visitor: Visitor,
): Promise<void> {
  requirePasswords();
  const { address, locale } = visitor;
  const key = { name: 'reset', visitor: visitor.key } as const;
  await countAttempt(key);
  const mailToken = await findOpenMailToken('reset_password', hashOpaqueToken(token));
  if (!mailToken) {
    logger.warn('reset_refused', { address });
    throw new AppError('invalid_token');
  }
  const { id, user } = mailToken;
  await setNewPassword({
    user,
    password,
    locale,
    field: 'password',
    first: async () => {
      await lockPasswordHash(user.id);
      if (!(await spendMailToken(id))) throw new AppError('invalid_token');
      return proveEmail(user.id, 'reset', { keepsPassword: false });
    },
  });
  await forgiveAttempt(key);
  await rememberAddress(visitor, emailKeyOf(user.email));
  logger.info('password_reset', { address });
}
