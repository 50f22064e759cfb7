import 'server-only';
import { env } from '@/server/env/env';
import { toPictureView } from '@/shared/pictures/picture';
import type { InvitationFacts } from '../../invitation-facts';
import { languagesOf, roleOf } from '../presenter';
import { findAddress, findMember } from '../repository';
import { findByLink, isFor, needsConfirmation } from './service';

/**
 * The invitation of a link, as its page shows it to an account or a visitor; without using it up.
 */
export async function readInvitationFacts(
  token: string,
  userId: string | undefined,
): Promise<InvitationFacts> {
  const open = await findByLink(token);
  if (!open) return { state: 'over' };
  const { id, uid, name, ownerId, avatar, _count: counts } = open.creator;
  const account = userId === undefined ? null : await findAddress(userId);
  const isTheirs = account === null || open.email === null || isFor(open, account.emailKey);
  const role = roleOf(open);
  const isMember =
    userId === ownerId ||
    (role !== 'owner' && userId !== undefined && (await findMember(id, userId)) !== undefined);
  return {
    state: 'open',
    workshop: { uid, name, avatar: toPictureView(avatar, env().publicUrl) },
    role,
    languages: languagesOf(open),
    guides: counts.projects,
    isSignedIn: account !== null,
    isForOther: !isTheirs,
    needsConfirmation: account !== null && isTheirs && needsConfirmation(open, account),
    isMember,
  };
}
