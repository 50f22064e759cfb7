import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { countAttempt, forgiveAttempt } from '@/server/rate-limit';
import { AppError, fieldError } from '@/shared/http/app-error';
import { mailPaths } from '@/shared/addresses/mail-paths';
import type { Actor } from './actor';
import { CONFIRMATION_TOKEN_MS } from '../constants';
import { holdAccess, proveEmail } from './first-proof/prove-email';
import type { LiveSession } from './sessions/live-session';
import { findOpenMailToken, spendMailToken } from './mail-tokens/repository';
import { mailConfirmation, mailEmailConfirmed } from './mails/mails';
import { composeTokenMail } from './mails/token-mail';
import { isStillThePassword } from './passwords/new-password';
import { verifyPassword } from './passwords/password';
import { findUnconfirmed } from './repository';
import type { Visitor } from './visitor';
import { hashOpaqueToken } from './sessions/tokens';

/**
 * Resends the confirmation mail; does nothing when the e-mail is confirmed.
 * @throws {AppError} too_many_requests after three in 15 minutes
 */
export async function requestConfirmation(
  { userId }: Pick<Actor, 'userId'>,
  { locale }: Pick<Visitor, 'locale'>,
): Promise<void> {
  const user = await findUnconfirmed(userId);
  if (!user) return;
  await countAttempt({ name: 'confirmation', by: user.id });
  await mailConfirmation({ userId: user.id, email: user.email, locale });
}

/**
 * Composes the confirmation mail, unless the e-mail was confirmed or the account deleted in the
 * meantime.
 */
export async function composeConfirmation({
  locale,
  data,
}: MailJob): Promise<ComposedMail | undefined> {
  const user = await findUnconfirmed(data.userId ?? '');
  return composeTokenMail({
    user,
    locale,
    template: 'confirmation',
    purpose: 'confirm_email',
    lifeMs: CONFIRMATION_TOKEN_MS,
    pathOf: mailPaths.confirmEmail,
  });
}

/**
 * Confirms an e-mail with the single-use token of its mail, and keeps only the sign-in that proves
 * it: the session of the call, or the password. The page of the mail sends a password, perhaps an
 * empty one, so that the owner of the e-mail never confirms what another person registered. A call
 * without one leaves the password as it is.
 * @throws {AppError} invalid_token, too_many_requests; with a password also validation_failed at
 *   `password`, and sign_in_to_confirm for an account without one (the token stays valid)
 */
export async function confirmEmail(
  token: string,
  password: string | undefined,
  { visitor, session }: { visitor: Visitor; session: Partial<LiveSession> },
): Promise<void> {
  const { locale } = visitor;
  const key = { name: 'confirm', visitor: visitor.key } as const;
  await countAttempt(key);
  const mailToken = await findOpenMailToken('confirm_email', hashOpaqueToken(token));
  if (!mailToken) throw new AppError('invalid_token');
  const { id, user } = mailToken;
  const { actor, provider = null } = session;
  const isOwnSession = actor?.userId === user.id;
  if (!isOwnSession && password !== undefined) await checkOwnPassword(user.passwordHash, password);
  await inTransaction(async () => {
    if (!(await isStillThePassword(user.id, user.passwordHash)) || !(await spendMailToken(id)))
      throw new AppError('invalid_token');
    if (isOwnSession) await holdAccess(actor);
    const removed = await proveEmail(user.id, 'confirmation', {
      keepsPassword: true,
      ...(isOwnSession ? { session: { id: actor.sessionId, provider } } : {}),
    });
    const { email, name } = user;
    if (removed) await mailEmailConfirmed({ email, name, locale, removed });
  });
  await forgiveAttempt(key);
}

async function checkOwnPassword(passwordHash: string | null, password: string): Promise<void> {
  if (passwordHash === null || !env().hasPasswords) throw new AppError('sign_in_to_confirm');
  if (password === '') throw fieldError('password', 'confirmPasswordRequired');
  if (!(await verifyPassword(passwordHash, password)))
    throw fieldError('password', 'confirmPasswordWrong');
}
