import 'server-only';
import { emit } from '@/events/emit';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '../actor';
import { revokeTokens } from '../personal-tokens/ending/service';
import { endPeopleOf } from '../workshops/members/service';
import {
  findTokensAndWebhooks,
  lockAccess,
  lockUnproved,
  type Proving,
  type Removed,
  removeUnproved,
} from './repository';

/**
 * Confirms the e-mail of an account. Every road of a first proof calls this, in its transaction:
 * the maker of the account may not be the owner of the e-mail, so everything that was there before
 * ends (docs/decisions/0004-authentication.md).
 * @returns what was taken away, for the mail of that road; undefined where the e-mail was proved
 *   before, or nothing was there
 */
export async function proveEmail(
  userId: string,
  road: 'confirmation' | 'reset' | 'provider',
  proving: Proving,
): Promise<Removed | undefined> {
  if (!(await lockUnproved(userId))) return undefined;
  const tokensAndWebhooks = await findTokensAndWebhooks(userId);
  const { memberships, people, invitations } = await endPeopleOf(userId);
  await revokeTokens({ userId });
  // Before the e-mail counts as confirmed: the mail of the proof names webhooks, so none has its own.
  await emit('account.firstProved', { userId });
  const all = {
    ...tokensAndWebhooks,
    people: memberships + people + invitations,
    ...(await removeUnproved(userId, proving)),
  };
  // The mail of a reset is about the password itself.
  const removed = { ...all, password: all.password && road !== 'reset' };
  logger.info('email_proved', { road });
  if (!Object.values(removed).some((part) => (Array.isArray(part) ? part.length > 0 : part)))
    return undefined;
  logger.warn('unproved_access_removed', { road });
  return removed;
}

/**
 * Holds the caller's session or token until the transaction ends: what would leave another way into
 * the account must not be stored after a first proof ended that access.
 * @throws {AppError} unauthenticated
 */
export async function holdAccess(actor: Actor): Promise<void> {
  if (!(await lockAccess(actor))) throw new AppError('unauthenticated');
}
