import 'server-only';
import { db } from '@/server/db/client';

/**
 * The account with its creator, its linked providers and the provider of the current session; null
 * when it is deleted.
 */
export function findAccount(userId: string, sessionId: string) {
  return db().user.findUnique({
    where: { id: userId },
    include: {
      creator: { include: { avatar: true, cover: true } },
      linkedProviders: { select: { provider: true }, orderBy: { createdAt: 'asc' } },
      passkeys: { select: { id: true }, take: 1 },
      oneTimeCode: { select: { confirmedAt: true } },
      sessions: { where: { id: sessionId }, select: { provider: true, provedAt: true } },
    },
  });
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The owner of an account, if it exists; for uses without a session. */
export function findOwner(userId: string): Promise<OwnerRow | null> {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      emailKey: true,
      emailConfirmedAt: true,
      createdAt: true,
    },
  });
}

export type OwnerRow = {
  id: string;
  emailKey: string;
  emailConfirmedAt: Date | null;
  createdAt: Date;
};

/** The workshops that an account owns, locked together with it: none is handed over meanwhile. */
export async function lockWorkshops(userId: string): Promise<{ id: string; uid: string }[]> {
  await db().$queryRaw`SELECT id FROM user_account WHERE id = ${userId}::uuid FOR UPDATE`;
  return db()
    .$queryRaw`SELECT id, uid FROM creator WHERE owner_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}

/** The workshops that an account owns, each with its other people and the number of its guides. */
export function listWorkshopsWithPeople(userId: string) {
  return db().creator.findMany({
    where: { ownerId: userId },
    orderBy: [{ userId: { sort: 'asc', nulls: 'last' } }, { name: 'asc' }, { id: 'asc' }],
    select: {
      uid: true,
      name: true,
      members: { select: { user: { select: { name: true } } }, orderBy: { user: { name: 'asc' } } },
      _count: { select: { projects: { where: { removedAt: null } } } },
    },
  });
}

export type WorkshopWithPeople = Awaited<ReturnType<typeof listWorkshopsWithPeople>>[number];

export async function renameUser(userId: string, name: string): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { name } });
}

export async function listProjectUids(creatorIds: string[]): Promise<string[]> {
  const rows = await db().project.findMany({
    where: { creatorId: { in: creatorIds } },
    select: { projectUid: true },
  });
  return rows.map(({ projectUid }) => projectUid);
}

/** Removes name and e-mail from this person's messages to creators since then. */
export async function forgetSender(emailKey: string, since: Date): Promise<void> {
  await db()
    .$executeRaw`UPDATE feedback SET name = '', email = '' WHERE email <> '' AND lower(email) = ${emailKey} AND created_at >= ${since}`;
  await db()
    .$executeRaw`UPDATE report SET name = '', email = '' WHERE email <> '' AND lower(email) = ${emailKey} AND created_at >= ${since}`;
  await db()
    .$executeRaw`UPDATE tracking_record SET name = '', email = '' WHERE email <> '' AND lower(email) = ${emailKey} AND created_at >= ${since}`;
  await db()
    .$executeRaw`UPDATE guide_notice SET email = '' WHERE email <> '' AND lower(email) = ${emailKey} AND created_at >= ${since}`;
}

/** Deletes the open invitations to workshops that name this e-mail. */
export async function deleteInvitationsTo(emailKey: string): Promise<void> {
  await db().$executeRaw`DELETE FROM workshop_invitation WHERE lower(email) = ${emailKey}`;
}

/** Sets whether creators see the name with this person's visits. */
export async function updateNamedVisits(userId: string, namedVisits: boolean): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { namedVisits } });
}

/** Removes name and e-mail of an account from the records of its visits. */
export async function forgetVisitor(userId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE tracking_record SET name = '', email = ''
    WHERE email <> '' AND lower(email) = (SELECT email_key FROM user_account WHERE id = ${userId}::uuid)`;
}

/** Deletes the account and, by cascade, all its data. */
export async function deleteUser(userId: string): Promise<void> {
  // First: a row of a guide that names the person twice is changed as they go, and then checked.
  await db().creator.deleteMany({ where: { ownerId: userId } });
  await db().user.deleteMany({ where: { id: userId } });
}
