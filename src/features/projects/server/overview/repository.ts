import 'server-only';
import { db } from '@/server/db/client';
import { ProjectStatus } from '../../constants';
import { type ProjectSummaryRow, summaryParts } from '../repository';

const NEW = 1;

/** The number of messages on the creator's projects, by kind. */
export function countMessages(creatorId: string) {
  return db().$queryRaw<{ kind: 'feedback' | 'reports'; total: number; unread: number }[]>`
    SELECT 'feedback' AS kind, count(*)::int AS total, (count(*) FILTER (WHERE f.status = ${NEW}))::int AS unread
    FROM project AS p JOIN feedback AS f ON f.project_id = p.id WHERE p.creator_id = ${creatorId}::uuid AND p.removed_at IS NULL
    UNION ALL
    SELECT 'reports', count(*)::int, (count(*) FILTER (WHERE r.status = ${NEW}))::int
    FROM project AS p JOIN report AS r ON r.project_id = p.id WHERE p.creator_id = ${creatorId}::uuid AND p.removed_at IS NULL`;
}

/** The projects with the newest unread messages, one for each kind. */
export function findNewestUnread(creatorId: string) {
  return db().$queryRaw<
    { kind: 'feedback' | 'reports'; projectUid: string; name: string; primary: string }[]
  >`
    WITH own AS (SELECT id, project_uid, name, languages FROM project WHERE creator_id = ${creatorId}::uuid AND removed_at IS NULL),
    newest AS (
      SELECT 'feedback' AS kind, own.*, unread.created_at FROM own, LATERAL (
        SELECT created_at FROM feedback WHERE project_id = own.id AND status = ${NEW} ORDER BY created_at DESC LIMIT 1) AS unread
      UNION ALL
      SELECT 'reports', own.*, unread.created_at FROM own, LATERAL (
        SELECT created_at FROM report WHERE project_id = own.id AND status = ${NEW} ORDER BY created_at DESC LIMIT 1) AS unread
    )
    SELECT DISTINCT ON (kind) kind, project_uid AS "projectUid", name, languages[1] AS primary FROM newest ORDER BY kind, created_at DESC`;
}

/** Names and languages of the creator's most recently edited projects that are not archived. */
export function listRecentNames(creatorId: string, max: number) {
  return db().project.findMany({
    where: {
      creatorId,
      removedAt: null,
      status: { in: [ProjectStatus.Unpublished, ProjectStatus.Published] },
    },
    select: { projectUid: true, name: true, languages: true, textCounts: true },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: max,
  });
}

/** The creator's most recently edited projects with these statuses. */
export function listRecentlyEdited(
  creatorId: string,
  statuses: number[],
  max: number,
): Promise<ProjectSummaryRow[]> {
  return db().project.findMany({
    where: { creatorId, removedAt: null, status: { in: statuses } },
    include: summaryParts,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: max,
  });
}

/** The number of the creator's projects by status, and the sum of their views. */
export async function sumOwned(creatorId: string) {
  const [byStatus, waiting] = await Promise.all([
    db().project.groupBy({
      by: ['status'],
      where: { creatorId, removedAt: null },
      _count: { _all: true },
      _sum: { views: true },
    }),
    db().projectViewShard.aggregate({
      where: { project: { creatorId, removedAt: null } },
      _sum: { views: true },
    }),
  ]);
  return {
    counts: byStatus.map(({ status, _count }) => ({ status, count: _count._all })),
    views: byStatus.reduce((sum, { _sum }) => sum + (_sum.views ?? 0), waiting._sum.views ?? 0),
  };
}
