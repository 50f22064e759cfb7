import 'server-only';
import { env } from '@/server/env/env';
import { toPictureView } from '@/shared/pictures/picture';
import { loadSession, requireSession } from '@/features/auth/server/loaders';
import type { CreatorView } from '@/features/auth/schema';
import type { Role } from '@/features/auth/workshops/roles';
import type { InvitationView, PersonView } from '../schema';
import { findByLink, isFor, readInvitations } from './invitations/service';
import { roleOf } from './presenter';
import { findAddress, findMember } from './repository';
import { readPeople } from './service';

/** The people of the shown workshop, its owner first. */
export async function loadPeople(): Promise<PersonView[]> {
  const { actor } = await requireSession();
  return (await readPeople(actor)).results;
}

/** The open invitations to the shown workshop; none for people who are not its owner. */
export async function loadInvitations(): Promise<InvitationView[]> {
  const { actor } = await requireSession();
  return actor.role === 'owner' ? (await readInvitations(actor)).results : [];
}

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
      /** Sent to the e-mail of the signed-in account, which must be confirmed first. */
      needsConfirmation: boolean;
      /** True if the signed-in account has this role, or a higher one, already. */
      isMember: boolean;
    };

/** The invitation of a link, for its page; without using it up. */
export async function loadWorkshopInvitation(token: string): Promise<WorkshopInvitationFacts> {
  const [session, open] = await Promise.all([loadSession(), findByLink(token)]);
  if (!open) return { state: 'over' };
  const { id, uid, name, ownerId, avatar, _count: counts } = open.creator;
  const userId = session?.actor.userId;
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
    needsConfirmation:
      account !== null && open.email !== null && isTheirs && !account.emailConfirmedAt,
    isMember,
  };
}
