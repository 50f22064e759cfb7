import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { countAttempt, forgiveAttempt } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import { mailPaths } from '@/shared/addresses/mail-paths';
import type { Actor } from './actor';
import { CONFIRMATION_TOKEN_MS } from '../constants';
import { authEmail } from './email-templates';
import {
  findOpenMailToken,
  insertMailToken,
  spendMailToken,
  spendMailTokensOf,
} from './mail-tokens/repository';
import { mailConfirmation } from './mails';
import { confirmEmailOf, findUnconfirmed } from './repository';
import type { Visitor } from './visitor';
import { hashOpaqueToken, makeOpaqueToken } from './tokens';

const AGAIN = { attempts: 3, windowMs: 15 * 60_000 };
const GUESSES_FACTOR = 5;
const TEN_MINUTES_MS = 10 * 60_000;

/**
 * Resends the confirmation mail; does nothing when the e-mail is confirmed.
 * @throws {AppError} too_many_requests after three in 15 minutes
 */
export async function requestConfirmation(actor: Actor, { locale }: Visitor): Promise<void> {
  const user = await findUnconfirmed(actor.userId);
  if (!user) return;
  await countAttempt({ name: 'confirmation', by: user.id }, AGAIN);
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
  if (!user) return undefined;
  const { token, tokenHash } = makeOpaqueToken();
  const { id } = await insertMailToken({
    userId: user.id,
    purpose: 'confirm_email',
    tokenHash,
    expiresAt: new Date(Date.now() + CONFIRMATION_TOKEN_MS),
  });
  return {
    to: user.email,
    content: authEmail('confirmation', {
      email: user.email,
      name: user.name,
      locale,
      path: mailPaths.confirmEmail(token),
    }),
    handedOver: async () => void (await spendMailTokensOf(user.id, 'confirm_email', id)),
  };
}

/**
 * Confirms an e-mail with the single-use token of its mail.
 * @throws {AppError} invalid_token, too_many_requests
 */
export async function confirmEmail(token: string, visitor: Visitor): Promise<void> {
  const key = { name: 'confirm', visitor: visitor.key };
  await countAttempt(key, {
    attempts: env().limits.recoveriesPer10Min * GUESSES_FACTOR,
    windowMs: TEN_MINUTES_MS,
  });
  const found = await findOpenMailToken('confirm_email', hashOpaqueToken(token));
  await inTransaction(async () => {
    if (!found || !(await spendMailToken(found.id))) throw new AppError('invalid_token');
    await confirmEmailOf(found.user.id);
  });
  await forgiveAttempt(key);
}
