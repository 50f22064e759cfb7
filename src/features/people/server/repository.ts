import 'server-only';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { db } from '@/server/db/client';

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: string;
  languages: string[];
  since: Date;
  lastActiveAt: Date | null;
};

/** The owner of a workshop, then its members by name; with the last use of a session or of a token for it. */
export function listPeople(creatorId: string): Promise<PersonRow[]> {
  return db().$queryRaw`
    SELECT person.id, person.name, person.email, own.role, own.languages, own.since, greatest(
      (SELECT max(last_used_at) FROM session WHERE user_id = person.id),
      (SELECT max(last_used_at) FROM personal_token WHERE user_id = person.id AND creator_id = ${creatorId}::uuid)) AS "lastActiveAt"
    FROM (SELECT owner_id AS user_id, 'owner' AS role, ARRAY[]::text[] AS languages, created_at AS since FROM creator WHERE id = ${creatorId}::uuid
      UNION ALL SELECT user_id, role, languages, created_at FROM membership WHERE creator_id = ${creatorId}::uuid) AS own
    JOIN user_account AS person ON person.id = own.user_id
    ORDER BY own.role = 'owner' DESC, lower(person.name), person.id`;
}

/** A person with a role in a workshop, its owner apart. */
export async function findMember(creatorId: string, userId: string) {
  const membership = await db().membership.findUnique({
    where: { creatorId_userId: { creatorId, userId } },
    select: {
      user: {
        select: { id: true, email: true, emailKey: true, emailConfirmedAt: true, locale: true },
      },
    },
  });
  return membership?.user;
}

/** @returns whether there was one */
export async function updateMembership(
  creatorId: string,
  userId: string,
  { role, languages }: { role: MemberRole; languages: string[] },
): Promise<boolean> {
  const where = { creatorId, userId };
  return (await db().membership.updateMany({ where, data: { role, languages } })).count === 1;
}

export async function updateRules(
  id: string,
  rules: { needsSecondPerson: boolean },
): Promise<void> {
  await db().creator.update({ where: { id }, data: rules, select: { id: true } });
}

export async function countMembers(creatorId: string): Promise<number> {
  return db().membership.count({ where: { creatorId } });
}

/** Reports whether the account of an e-mail owns a workshop or has a role in it. */
export async function isInWorkshop(creatorId: string, emailKey: string): Promise<boolean> {
  const where = {
    emailKey,
    OR: [{ workshops: { some: { id: creatorId } } }, { memberships: { some: { creatorId } } }],
  };
  return (await db().user.count({ where })) > 0;
}

export function findAddress(userId: string) {
  return db().user.findUnique({
    where: { id: userId },
    select: { name: true, email: true, emailKey: true, emailConfirmedAt: true, locale: true },
  });
}

export function findWorkshop(id: string) {
  return db().creator.findUnique({
    where: { id },
    select: { uid: true, name: true, needsSecondPerson: true },
  });
}
