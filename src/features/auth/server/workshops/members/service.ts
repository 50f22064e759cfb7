import 'server-only';
import { emit } from '@/events/emit';
import { randomUid } from '@/server/secrets/random-uid';
import { lockPersonalTokens } from '../../personal-tokens/ending/repository';
import { revokeTokens } from '../../personal-tokens/ending/service';
import * as rows from './repository';

/**
 * Ends the role of a person with everything that came with it: the offers to own the workshop, and
 * the tokens for it. Call this with the workshop locked.
 * @returns whether the person had one
 */
export async function endMembership(creatorId: string, userId: string): Promise<boolean> {
  // Before the role, as a deletion of the account does: the other order would be a deadlock.
  await lockPersonalTokens({ userId, creatorId });
  if (!(await rows.deleteMembership(creatorId, userId))) return false;
  await rows.deleteOffers(creatorId, userId);
  await revokeTokens({ userId, creatorId });
  await emit('workshop.memberRemoved', { creatorId, userId });
  return true;
}

/** Counts of roles and invitations that a first proof of an e-mail ended. */
export type EndedPeople = { memberships: number; people: number; invitations: number };

/**
 * Ends every role of an account in workshops of others, and every role and open invitation in its
 * own. Call this with the account locked.
 */
export async function endPeopleOf(userId: string): Promise<EndedPeople> {
  const ended: EndedPeople = { memberships: 0, people: 0, invitations: 0 };
  for (const { id, ownerId } of await rows.lockWorkshopsOf(userId)) {
    const isOwn = ownerId === userId;
    for (const each of isOwn ? await rows.listMemberIds(id) : [userId]) {
      if (await endMembership(id, each)) ended[isOwn ? 'people' : 'memberships'] += 1;
    }
  }
  ended.invitations = await rows.deleteInvitationsOfOwner(userId);
  return ended;
}

/**
 * Gives a workshop to another person: the owner so far becomes an editor, and gets a new, empty
 * personal workshop where this one was it. Call this with both accounts and the workshop locked.
 * @returns false when either account is gone
 */
export async function giveWorkshop(
  workshop: rows.LockedWorkshop,
  newOwnerId: string,
): Promise<boolean> {
  const { id, uid, name, ownerId, userId } = workshop;
  const [from, to] = [await rows.findName(ownerId), await rows.findName(newOwnerId)];
  if (!from || !to) return false;
  await rows.deleteOffers(id);
  await rows.deleteMembership(id, to.id);
  await rows.updateOwner(id, to.id);
  if (userId !== null)
    await rows.insertPersonalWorkshop({ uid: randomUid(), userId: from.id, name });
  await rows.insertMembership({
    creatorId: id,
    userId: from.id,
    role: 'editor',
    languages: [],
    invitedById: to.id,
  });
  await emit('workshop.handedOver', { creator: { id, uid, name }, from, to });
  return true;
}

/**
 * Repeats a removal in a restored backup.
 * @returns whether the backup had undone it
 */
export async function removeAgain(creatorId: string, userId: string): Promise<boolean> {
  return Boolean(await rows.lockWorkshop(creatorId)) && endMembership(creatorId, userId);
}

/**
 * Repeats a hand-over in a restored backup, if the new owner is in it.
 * @returns whether the backup had undone it
 */
export async function handOverAgain(creatorId: string, newOwnerId: string): Promise<boolean> {
  const workshop = await rows.lockWorkshop(creatorId);
  return (
    workshop !== undefined && workshop.ownerId !== newOwnerId && giveWorkshop(workshop, newOwnerId)
  );
}

/** Ends every open invitation and offer: a restored backup has those that were used or ended since. */
export const endAllWorkshopInvitations = rows.deleteAllInvitations;

/** Locks accounts, and then a workshop, in this order: a first proof and a deletion do so, too. */
export const holdAccounts = rows.lockAccounts;
export const holdWorkshop = rows.lockWorkshop;
export const addMember = rows.insertMembership;
