import 'server-only';
import { db } from '@/server/db/client';
import type { MemberRole } from '../../../workshops/roles';

export type LockedWorkshop = {
  id: string;
  uid: string;
  name: string;
  ownerId: string;
  /** The account whose personal workshop it is; null once it was handed over. */
  userId: string | null;
};

/** Locks accounts against deletion and a first proof. Call this before locking their workshops. */
export async function lockAccounts(ids: readonly string[]): Promise<void> {
  await db()
    .$queryRaw`SELECT id FROM user_account WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR KEY SHARE`;
}

/** Locks a workshop: its people and invitations change in transactions that hold it only. */
export async function lockWorkshop(id: string): Promise<LockedWorkshop | undefined> {
  const [row] = await db().$queryRaw<LockedWorkshop[]>`
    SELECT id, uid, name, owner_id AS "ownerId", user_id AS "userId" FROM creator WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row;
}

/** Locks the workshops in which an account has a role or owns, and reads them. */
export function lockWorkshopsOf(userId: string): Promise<Pick<LockedWorkshop, 'id' | 'ownerId'>[]> {
  return db().$queryRaw`
    SELECT id, owner_id AS "ownerId" FROM creator
    WHERE owner_id = ${userId}::uuid OR id IN (SELECT creator_id FROM membership WHERE user_id = ${userId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`;
}

export async function insertMembership(membership: {
  creatorId: string;
  userId: string;
  role: MemberRole;
  languages: string[];
  invitedById: string;
}): Promise<void> {
  await db().membership.create({ data: membership, select: { userId: true } });
}

/** @returns whether there was one */
export async function deleteMembership(creatorId: string, userId: string): Promise<boolean> {
  return (await db().membership.deleteMany({ where: { creatorId, userId } })).count === 1;
}

export async function listMemberIds(creatorId: string): Promise<string[]> {
  const rows = await db().membership.findMany({ where: { creatorId }, select: { userId: true } });
  return rows.map(({ userId }) => userId);
}

/** Ends offers to own a workshop, or only those to one member. */
export async function deleteOffers(creatorId: string, userId?: string): Promise<void> {
  await db().$executeRaw`
    DELETE FROM workshop_invitation WHERE creator_id = ${creatorId}::uuid AND role = 'owner'
      AND (${userId ?? null}::uuid IS NULL OR email = (SELECT email FROM user_account WHERE id = ${userId ?? null}::uuid))`;
}

/** @returns how many were open */
export async function deleteInvitationsOfOwner(ownerId: string): Promise<number> {
  const ofOwner = { creator: { ownerId } };
  const count = await db().workshopInvitation.count({
    where: { ...ofOwner, expiresAt: { gt: new Date() } },
  });
  await db().workshopInvitation.deleteMany({ where: ofOwner });
  return count;
}

/** Ends every invitation to a workshop. */
export async function deleteAllInvitations(): Promise<void> {
  await db().workshopInvitation.deleteMany();
}

export function findName(userId: string): Promise<{ id: string; name: string } | null> {
  return db().user.findUnique({ where: { id: userId }, select: { id: true, name: true } });
}

/**
 * Gives a workshop to another account; it is no account's personal one from then on, and not verified, as
 * operators verified the owner so far.
 */
export async function updateOwner(creatorId: string, ownerId: string): Promise<void> {
  await db().creator.update({
    where: { id: creatorId },
    data: { ownerId, userId: null, verified: false, verifiedAt: null },
    select: { id: true },
  });
}

export async function insertPersonalWorkshop(workshop: {
  uid: string;
  userId: string;
  name: string;
}): Promise<void> {
  await db().creator.create({
    data: { ...workshop, ownerId: workshop.userId },
    select: { id: true },
  });
}
