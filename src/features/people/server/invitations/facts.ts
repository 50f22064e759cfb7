import 'server-only';
import { env } from '@/server/env/env';
import { toPictureView } from '@/shared/pictures/picture';
import type { CreatorView } from '@/features/auth/schema';
import type { Role } from '@/features/auth/workshops/roles';
import { roleOf } from '../presenter';
import { findAddress, findMember } from '../repository';
import { findByLink, isFor, needsConfirmation } from './service';

export type WorkshopInvitationFacts =
  | { state: 'over' }
  | {
      state: 'open';
      workshop: Pick<CreatorView, 'uid' | 'name' | 'avatar'>;
      /** `owner` is the offer to own it. */
      role: Role;
      /** Guides of the workshop outside the trash. */
      guides: number;
      expiresAt: string;
      isSignedIn: boolean;
      /** Sent to another e-mail than that of the signed-in account. */
      isForOther: boolean;
      /** The e-mail of the signed-in account must be confirmed first. */
      needsConfirmation: boolean;
      /** True if the signed-in account has this role, or a higher one, already. */
      isMember: boolean;
    };

/**
 * The invitation of a link, as its page shows it to an account or a visitor; without using it up.
 */
export async function readInvitationFacts(
  token: string,
  userId: string | undefined,
): Promise<WorkshopInvitationFacts> {
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
    guides: counts.projects,
    expiresAt: open.expiresAt.toISOString(),
    isSignedIn: account !== null,
    isForOther: !isTheirs,
    needsConfirmation: account !== null && isTheirs && needsConfirmation(open, account),
    isMember,
  };
}
