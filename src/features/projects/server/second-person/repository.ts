import 'server-only';
import { roleMay, ROLES } from '@/features/auth/workshops/roles';
import { db, publicRead } from '@/server/db/client';
import { ProjectStatus } from '../../constants';

export type Person = { id: string; name: string };
/** The last place where a person changed a draft since its newest version. */
export type DraftEdit = Person & { itemId: string | null; at: Date };

/** Records who changed a draft, and where. */
export async function writeEdit(
  projectId: string,
  userId: string,
  itemId: string | null,
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO draft_edit (project_id, user_id, item_id, at) VALUES (${projectId}::uuid, ${userId}::uuid, ${itemId}::uuid, clock_timestamp())
    ON CONFLICT (project_id, user_id) DO UPDATE SET item_id = excluded.item_id, at = excluded.at`;
}

/** Counts those who changed a draft for its copy, too. */
export async function copyEdits(from: string, to: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO draft_edit (project_id, user_id) SELECT ${to}::uuid, user_id FROM draft_edit WHERE project_id = ${from}::uuid
    ON CONFLICT DO NOTHING`;
}

/** Gives a draft back to those who had changed it, as far as their accounts still exist. */
export async function replaceEdits(projectId: string, userIds: readonly string[]): Promise<void> {
  await deleteEdits(projectId);
  await db().$executeRaw`
    INSERT INTO draft_edit (project_id, user_id) SELECT ${projectId}::uuid, id FROM user_account WHERE id = ANY(${userIds}::uuid[])`;
}

export async function deleteEdits(projectId: string): Promise<void> {
  await db().draftEdit.deleteMany({ where: { projectId } });
}

/** Ends requests for a review that the newest version has answered. */
export async function deleteOpenRequests(projectId: string): Promise<void> {
  await db().review.deleteMany({ where: { projectId, outcome: null } });
}

/** People who changed a draft since its newest version, the last one first. */
export function listEdits(projectId: string): Promise<DraftEdit[]> {
  return db().$queryRaw`
    SELECT person.id, person.name, edit.item_id AS "itemId", edit.at
    FROM draft_edit AS edit JOIN user_account AS person ON person.id = edit.user_id
    WHERE edit.project_id = ${projectId}::uuid ORDER BY edit.at DESC, person.id`;
}

/** Reports whether a workshop publishes only with the approval of a second person. */
export async function needsSecondPerson(creatorId: string): Promise<boolean> {
  const where = { id: creatorId, needsSecondPerson: true };
  return (await db().creator.count({ where })) > 0;
}

const REVIEWING = ROLES.filter((role) => roleMay(role, 'review'));

/** The people of a workshop who may review, by name; not those whom operators suspended. */
export function listReviewers(creatorId: string): Promise<Person[]> {
  return db().$queryRaw`
    SELECT person.id, person.name FROM user_account AS person
    WHERE person.suspended_at IS NULL AND person.id IN (SELECT owner_id FROM creator WHERE id = ${creatorId}::uuid
      UNION ALL SELECT user_id FROM membership WHERE creator_id = ${creatorId}::uuid AND role = ANY(${REVIEWING}))
    ORDER BY lower(person.name), person.id`;
}

export type Outcome = {
  outcome: string;
  digest: string;
  byId: string | null;
  byName: string | null;
  at: Date;
};

/** The newest outcome about each draft after a moment, the newest first. */
export function listOutcomes(projectId: string, after: Date): Promise<Outcome[]> {
  return db().$queryRaw`
    SELECT outcome.*, person.name AS "byName" FROM (
      SELECT DISTINCT ON (digest) outcome, digest, outcome_by_id AS "byId", outcome_at AS at FROM review
      WHERE project_id = ${projectId}::uuid AND outcome IS NOT NULL AND outcome_at > ${after} ORDER BY digest, outcome_at DESC, id DESC) AS outcome
    LEFT JOIN user_account AS person ON person.id = outcome."byId" ORDER BY outcome.at DESC`;
}

/**
 * Name and moment of the approval of what readers of a published guide get, for its print; undefined
 * where its workshop needs no second person.
 */
export async function findShownApproval(
  projectUid: string,
): Promise<{ by: string; at: string } | undefined> {
  const version = await publicRead(() =>
    db().projectVersion.findFirst({
      where: {
        approvedAt: { not: null },
        project: {
          projectUid,
          status: ProjectStatus.Published,
          creator: { needsSecondPerson: true },
        },
      },
      orderBy: { number: 'desc' },
      select: {
        number: true,
        approvedByName: true,
        approvedAt: true,
        project: { select: { versionNumber: true } },
      },
    }),
  );
  const isNewest = version?.number === version?.project.versionNumber;
  return version?.approvedByName && version.approvedAt && isNewest
    ? { by: version.approvedByName, at: version.approvedAt.toISOString() }
    : undefined;
}
