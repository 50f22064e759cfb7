import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf } from '@/shared/http/pagination';
import { isUuid } from '@/shared/ids/uid';
import type { AccountState } from '../../accounts/constants';
import type { AccountsQuery } from '../../accounts/schema';

export type AccountRow = {
  id: string;
  name: string;
  email: string;
  creatorUid: string | null;
  createdAt: Date;
  lastActiveAt: Date | null;
  emailConfirmed: boolean;
  isOperator: boolean;
  guides: number;
  publishedGuides: number;
  storedBytes: number;
  suspendedAt: Date | null;
  suspendedReason: string | null;
};

const IN_STATE: Record<AccountState, Prisma.Sql> = {
  all: Prisma.sql`true`,
  suspended: Prisma.sql`person.suspended_at IS NOT NULL`,
  unconfirmed: Prisma.sql`person.email_confirmed_at IS NULL`,
};

/** A page of accounts, the newest first, and how many there are. */
export async function listAccounts(
  { query, state, ...page }: AccountsQuery,
  uid: string | undefined,
): Promise<{ rows: AccountRow[]; total: number }> {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  const where = Prisma.sql`${IN_STATE[state]} AND (person.name ILIKE ${pattern} OR person.email ILIKE ${pattern}
    OR person.id IN (SELECT owner_id FROM creator WHERE uid = ${uid ?? null}
      UNION SELECT owner_id FROM creator JOIN project ON project.creator_id = creator.id WHERE project_uid = ${uid ?? null}))`;
  const rows = await db().$queryRaw<AccountRow[]>`
    SELECT person.id, person.name, person.email, person.created_at AS "createdAt", person.is_operator AS "isOperator",
      person.email_confirmed_at IS NOT NULL AS "emailConfirmed", person.suspended_at AS "suspendedAt", person.suspended_reason AS "suspendedReason",
      (SELECT uid FROM creator WHERE user_id = person.id) AS "creatorUid",
      greatest((SELECT max(last_used_at) FROM session WHERE user_id = person.id),
        (SELECT max(last_used_at) FROM personal_token WHERE user_id = person.id)) AS "lastActiveAt",
      guide.number AS guides, guide.published AS "publishedGuides",
      (SELECT coalesce(sum(size_bytes), 0)::float8 FROM file JOIN creator ON creator.id = file.creator_id WHERE owner_id = person.id) AS "storedBytes"
    FROM user_account AS person CROSS JOIN LATERAL (
      SELECT count(*)::int AS number, count(*) FILTER (WHERE status = ${ProjectStatus.Published})::int AS published
      FROM project JOIN creator ON creator.id = project.creator_id WHERE owner_id = person.id AND removed_at IS NULL) AS guide
    WHERE ${where} ORDER BY person.created_at DESC, person.id DESC LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  const [count] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM user_account AS person WHERE ${where}`;
  return { rows, total: count?.total ?? 0 };
}

/** An account, locked until the transaction ends. */
export async function lockAccount(id: string) {
  if (!isUuid(id)) return null;
  // Not FOR UPDATE: an edit names the person while it holds a guide that is to be taken down.
  await db().$queryRaw`SELECT id FROM user_account WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return db().user.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      isOperator: true,
      suspendedAt: true,
      workshops: { select: { uid: true } },
    },
  });
}
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** The guides of an account that readers see. */
export async function listPublished(ownerId: string): Promise<string[]> {
  const rows = await db().project.findMany({
    where: { creator: { ownerId }, status: ProjectStatus.Published, removedAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/** The guides of an account that were taken down at this moment. */
export async function listTakenDownAt(ownerId: string, takenDownAt: Date): Promise<string[]> {
  const rows = await db().project.findMany({
    where: { creator: { ownerId }, takenDownAt, removedAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/** Workshops of an account with a guide, in the order in which they are locked. */
export async function listWithGuides(ownerId: string): Promise<string[]> {
  const rows = await db().creator.findMany({
    where: { ownerId, projects: { some: { removedAt: null } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/** An account that may get guides of another one: confirmed, neither suspended nor an operator's. */
export function findHeir(emailKey: string) {
  return db().user.findFirst({
    where: { emailKey, emailConfirmedAt: { not: null }, suspendedAt: null, isOperator: false },
    select: { id: true, name: true, email: true, locale: true },
  });
}

export function findAddress(id: string) {
  return isUuid(id)
    ? db().user.findUnique({ where: { id }, select: { id: true, email: true, locale: true } })
    : null;
}
