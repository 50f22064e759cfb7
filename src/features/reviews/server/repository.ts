import 'server-only';
import { db } from '@/server/db/client';
import { workshopCounts } from '@/features/auth/server/workshops/in-mails';
import type { Role } from '@/features/auth/workshops/roles';
import { REVIEWS_LISTED, type ReviewOutcome } from '../constants';

/** Reviews of a guide that are kept, the newest. */
const KEPT = 200;

const person = { select: { id: true, name: true } } as const;

/** The newest reviews of a guide, and how many are kept. */
export async function listReviews(projectId: string) {
  const where = { projectId };
  const rows = await db().review.findMany({
    where,
    include: { askedBy: person, askedOf: person, outcomeBy: person },
    orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
    take: REVIEWS_LISTED,
  });
  return { rows, total: await db().review.count({ where }) };
}
export type ReviewRow = Awaited<ReturnType<typeof listReviews>>['rows'][number];

/** Stores a request in place of the open one, whose mails are about this one then. */
export async function writeRequest(request: {
  projectId: string;
  digest: string;
  askedById: string;
  askedOfId: string | null;
  note: string;
}): Promise<{ id: string }> {
  const { projectId } = request;
  const open = await findOpen(projectId);
  const select = { id: true } as const;
  if (open)
    return db().review.update({
      where: { id: open.id },
      data: { ...request, askedAt: new Date() },
      select,
    });
  const made = await db().review.create({ data: request, select });
  await deleteOldReviews(projectId);
  return made;
}

/**
 * Stores an outcome: of the open request, if any.
 * @returns its id, and the account that requested it
 */
export async function writeOutcome(
  projectId: string,
  outcome: { digest: string; outcome: ReviewOutcome; outcomeById: string; outcomeNote: string },
): Promise<{ id: string; askedById: string | null }> {
  const open = await findOpen(projectId);
  // With the clock of the database, as versions have it.
  const [row] = await db().$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const data = { ...outcome, outcomeAt: row?.now ?? new Date() };
  const select = { id: true, askedById: true } as const;
  if (open) return db().review.update({ where: { id: open.id }, data, select });
  const made = await db().review.create({ data: { ...data, projectId }, select });
  await deleteOldReviews(projectId);
  return made;
}

const findOpen = (projectId: string) =>
  db().review.findFirst({ where: { projectId, outcome: null }, select: { id: true } });

async function deleteOldReviews(projectId: string): Promise<void> {
  await db().$executeRaw`
    DELETE FROM review WHERE project_id = ${projectId}::uuid AND id NOT IN (
      SELECT id FROM review WHERE project_id = ${projectId}::uuid ORDER BY coalesce(outcome_at, asked_at) DESC, id DESC LIMIT ${KEPT})`;
}

/** A review with its guide, unless that was deleted. */
export function findReview(id: string) {
  return db().review.findFirst({
    where: { id, project: { removedAt: null } },
    select: {
      outcome: true,
      askedOfId: true,
      askedBy: person,
      outcomeBy: person,
      project: guide,
    },
  });
}
const guide = {
  select: {
    projectUid: true,
    name: true,
    creatorId: true,
    creator: { select: { uid: true } },
  },
} as const;

/** A guide of which somebody is reminded, unless it was deleted or has another day by now. */
export function findReminded(id: string) {
  return db().project.findFirst({
    where: { id, removedAt: null, lookAgainOn: { not: null }, lookAgainSentAt: { not: null } },
    ...guide,
  });
}

/**
 * The address of a person who has one of these roles in a workshop; an unconfirmed one is none, nor is
 * that of a suspended account.
 */
export function findRecipient(userId: string, creatorId: string, roles: readonly Role[]) {
  return db().user.findFirst({
    where: {
      id: userId,
      emailConfirmedAt: { not: null },
      suspendedAt: null,
      OR: [
        { workshops: { some: { id: creatorId } } },
        { memberships: { some: { creatorId, role: { in: [...roles] } } } },
      ],
    },
    select: { email: true, locale: true, ...workshopCounts },
  });
}
