import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { isProvider, type Provider } from '@/features/auth/constants';
import { mailProviderUnlinked } from '@/features/auth/server/mails/mails';
import { isStillOwner } from '@/features/auth/server/passwords/new-password';
import type { Visitor } from '@/features/auth/server/visitor';
import { hasPassword } from '../presenter';
import { type AccountRow, findAccount } from '../repository';
import { proveOwner } from '../service';
import type { LinkedProvidersResponse } from '../../schema';
import { deleteLink, endSessionsFrom, type LinkRow, listLinks } from './repository';

type Link = LinkRow & { provider: Provider };
type WithPassword = Pick<AccountRow, 'passwordHash'>;

const isKnown = (link: LinkRow): link is Link => isProvider(link.provider);

/** True if nothing else signs in here: no password, and no other provider that is configured. */
function isOnlyWayIn(link: Link, links: readonly Link[], account: WithPassword): boolean {
  const isOpen = ({ provider }: Link) => env()[provider] !== undefined;
  return !hasPassword(account) && !links.some((other) => other.id !== link.id && isOpen(other));
}

/**
 * The providers that sign in to the account, the oldest link first.
 * @throws {AppError} unauthenticated when the account was just deleted
 */
export async function listLinkedProviders(actor: Actor): Promise<LinkedProvidersResponse> {
  const account = await findAccount(actor.userId, actor.sessionId);
  if (!account) throw new AppError('unauthenticated');
  const links = (await listLinks(actor.userId)).filter(isKnown);
  const results = links.map((link) => ({
    id: link.id,
    provider: link.provider,
    linkedAt: link.createdAt.toISOString(),
    isEmailVouched: link.isEmailVouched,
    isOnlyWayIn: isOnlyWayIn(link, links, account),
  }));
  return { results, totalResults: results.length };
}

/**
 * Unlinks a provider, ends the other sessions that began with it, and mails the owner.
 * @throws {AppError} not_found, also for another account's link; last_way_in; and what proveOwner
 *   throws
 */
export async function unlinkProvider(
  actor: Actor,
  linkId: string,
  { currentPassword, visitor }: { currentPassword: string | undefined; visitor: Visitor },
): Promise<void> {
  const account = await proveOwner(actor, currentPassword, visitor);
  const { provider } = await inTransaction(async () => {
    // Locks the account: of two links that are removed at once, the second one stays.
    if (!(await isStillOwner(actor, account.passwordHash)))
      throw fieldError('currentPassword', 'currentPasswordWrong');
    const links = (await listLinks(actor.userId)).filter(isKnown);
    const link = links.find(({ id }) => id === linkId);
    if (!link) throw new AppError('not_found');
    if (isOnlyWayIn(link, links, account)) throw new AppError('last_way_in');
    await deleteLink(link.id);
    await endSessionsFrom(actor, link.provider);
    const { email, name } = account;
    await mailProviderUnlinked({ email, name, locale: visitor.locale, provider: link.provider });
    return link;
  });
  logger.info('provider_unlinked', { provider, by: actor.sessionId, address: visitor.address });
}
