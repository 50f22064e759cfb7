import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { isUid, isUuid } from '@/shared/ids/uid';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { ProjectStatus } from '@/features/projects/constants';
import { GUIDE_REPORTS_SHOWN } from '../../guide-reports/constants';

const OPEN = { closedAt: null } as const;

/** @returns whether it is the first open one of this sender */
export async function insertGuideReport(data: Prisma.GuideReportCreateManyInput): Promise<boolean> {
  const { count } = await db().guideReport.createMany({ data: [data], skipDuplicates: true });
  return count === 1;
}

export const countOpen = (projectId: string) =>
  db().guideReport.count({ where: { projectId, ...OPEN } });

/** Guides that operators may know of: public, reported, or taken down. */
const KNOWN = {
  removedAt: null,
  OR: [
    { status: ProjectStatus.Published },
    { takenDownAt: { not: null } },
    { guideReports: { some: OPEN } },
  ],
} satisfies Prisma.ProjectWhereInput;

/** A guide that operators may act on, with its creator; null for any other. */
export async function findCase(id: string) {
  const where = isUid(id) ? { projectUid: id } : isUuid(id) ? { id } : undefined;
  return where
    ? db().project.findFirst({
        where: { ...where, ...KNOWN },
        select: {
          id: true,
          projectUid: true,
          name: true,
          takenDownAt: true,
          status: true,
          type: true,
          isListed: true,
          creator: {
            select: {
              id: true,
              uid: true,
              owner: {
                select: { id: true, name: true, email: true, locale: true, isOperator: true },
              },
            },
          },
        },
      })
    : null;
}

/** The names that readers know, of the newest versions. */
export async function publicNames(projectIds: string[]): Promise<Map<string, string>> {
  const rows = await db().$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM project_edition WHERE id = ANY(${projectIds}::uuid[]) AND is_newest`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const caseParts = {
  id: true,
  projectUid: true,
  status: true,
  takenDownAt: true,
  creator: { select: { uid: true, name: true, owner: { select: { name: true } } } },
  statement: true,
  guideReports: { where: OPEN, orderBy: { id: 'desc' }, take: GUIDE_REPORTS_SHOWN },
} as const satisfies Prisma.ProjectSelect;
export type CaseRow = Prisma.ProjectGetPayload<{ select: typeof caseParts }>;

/** Guides in the queue, those that were reported or taken down first. */
export async function listCases(
  state: 'open' | 'takenDown',
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: CaseRow[]; total: number; counts: Map<string, number> }> {
  const where: Prisma.ProjectWhereInput =
    state === 'open'
      ? { removedAt: null, takenDownAt: null, guideReports: { some: OPEN } }
      : { removedAt: null, takenDownAt: { not: null } };
  const rows = await db().project.findMany({
    where,
    select: caseParts,
    orderBy: state === 'open' ? { id: 'asc' } : [{ takenDownAt: 'desc' }, { id: 'asc' }],
    skip,
    take,
  });
  const counts = await db().guideReport.groupBy({
    by: ['projectId'],
    where: { projectId: { in: rows.map(({ id }) => id) }, ...OPEN },
    _count: { _all: true },
  });
  return {
    rows,
    total: await db().project.count({ where }),
    counts: new Map(counts.map(({ projectId, _count }) => [projectId, _count._all])),
  };
}

const reporterParts = {
  email: true,
  lang: true,
  project: { select: { projectUid: true } },
} as const satisfies Prisma.GuideReportSelect;

/** E-mails of the open reports about the guides of an account; blank where there is none. */
export function listReporters(ownerId: string) {
  return db().guideReport.findMany({
    where: { ...OPEN, project: { creator: { ownerId } } },
    select: reporterParts,
  });
}

/** The people who work in these workshops of others; an unconfirmed address may be a stranger's. */
export function listMembers(
  of: { creatorId: string; role: MemberRole } | { creator: { ownerId: string } },
) {
  return db().membership.findMany({
    where: { ...of, user: { emailConfirmedAt: { not: null } } },
    orderBy: [{ creatorId: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
    select: {
      creator: { select: { name: true } },
      user: { select: { name: true, email: true, locale: true } },
    },
  });
}

/** Closes the open reports about a guide, forgets who sent them, and returns their e-mails. */
export function closeGuideReports(projectId: string, outcome: string, outcomeReason: string) {
  return db().guideReport.updateManyAndReturn({
    where: { projectId, ...OPEN },
    data: { outcome, outcomeReason, closedAt: new Date(), senderHash: null },
    select: reporterParts,
  });
}

/** Locks a creator until the decision about one of its guides is committed. */
export async function lockCreator(id: string): Promise<void> {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
}

/**
 * Deletes reports that old: since the decision, or since they came where there was none.
 * @returns how many
 */
export function deleteOldGuideReports(months: number, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM guide_notice WHERE id IN (
      SELECT id FROM guide_notice
      WHERE closed_at < now() - ${months} * interval '1 month'
        OR (closed_at IS NULL AND created_at < now() - ${months} * interval '1 month')
      LIMIT ${limit})`;
}
