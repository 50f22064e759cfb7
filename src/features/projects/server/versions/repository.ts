import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { StepType, VIA_EDITOR } from '../../constants';
import {
  filesOf,
  type GuideContent,
  storedContent,
} from '@/features/projects/model/content/content';

/** The newest version of a project. */
export type Newest = {
  number: number;
  isDirect: boolean;
  publishedAt: Date;
  /** Of its last change: another edit may have joined it. */
  updatedAt: Date;
  /** The last person who published: one of the operators' changes of labels has none. */
  publishedById: string | null;
  isApproved: boolean;
  files: string[];
  content: GuideContent;
};

const CONTENT = Prisma.sql`jsonb_build_object('project', v.head) || v.contents`;

/** The version that readers get; undefined before the first publication. */
export async function findNewest(projectId: string): Promise<Newest | undefined> {
  const [row] = await db().$queryRaw<Newest[]>`
    SELECT v.number, v.is_direct AS "isDirect", v.published_at AS "publishedAt", v.updated_at AS "updatedAt",
      (SELECT published_by_id FROM project_version WHERE project_id = p.id AND number <= v.number AND published_by_id IS NOT NULL ORDER BY number DESC LIMIT 1) AS "publishedById", v.approved_at IS NOT NULL AS "isApproved", v.files, ${CONTENT} AS content
    FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
    WHERE p.id = ${projectId}::uuid`;
  return row && { ...row, content: storedContent(row.content) };
}

/** The content of the last version before this one. */
export async function findContentBefore(
  projectId: string,
  number: number,
): Promise<GuideContent | undefined> {
  const [row] = await db().$queryRaw<{ content: GuideContent }[]>`
    SELECT ${CONTENT} AS content FROM project_version AS v
    WHERE v.project_id = ${projectId}::uuid AND v.number < ${number} ORDER BY v.number DESC LIMIT 1`;
  return row && storedContent(row.content);
}

/** An approval by a second person that holds. */
export type Approval = { byId: string; at: Date };

export type NewVersion = {
  note: string;
  isSafety: boolean;
  isDirect: boolean;
  via: string;
  summary: Prisma.InputJsonValue | null;
  /** The account that published it, or the name of the site for its operators. */
  byId: string | { site: string };
  approval: Approval | undefined;
};

/**
 * Stores a content as the next version.
 * @returns its number
 */
export async function insertVersion(
  projectId: string,
  { note, isSafety, isDirect, via, summary, byId, approval }: NewVersion,
  content: GuideContent,
): Promise<number> {
  const [row] = await db().$queryRaw<{ number: number }[]>`
    WITH made AS (
      INSERT INTO project_version (project_id, number, head, contents, files, note, is_safety, is_direct, via, summary,
        published_by_id, published_by_name, approved_by_id, approved_by_name, approved_at)
      SELECT ${projectId}::uuid, 1 + coalesce((SELECT max(number) FROM project_version WHERE project_id = ${projectId}::uuid), 0),
        s.head, s.contents, s.files, ${note}, ${isSafety}, ${isDirect}, ${via}, ${jsonOrNull(summary)}::jsonb,
        ${typeof byId === 'string' ? byId : null}::uuid, ${typeof byId === 'string' ? nameOf(byId) : byId.site}, ${approval?.byId ?? null}::uuid, ${nameOf(approval?.byId)}, ${approval?.at ?? null}::timestamptz
      FROM ${stored(content)} AS s RETURNING number)
    UPDATE project SET version_number = made.number FROM made WHERE id = ${projectId}::uuid RETURNING made.number`;
  if (!row) throw new Error(`Project ${projectId} is gone.`);
  return row.number;
}

/**
 * Replaces the content of a version. Each time it is updated later than before. The editor does not
 * hide the token that wrote before it.
 */
export async function replaceVersion(
  projectId: string,
  number: number,
  { summary, via, byId }: Pick<NewVersion, 'summary' | 'via'> & { byId: string },
  content: GuideContent,
): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version AS v SET head = s.head, contents = s.contents, files = s.files, summary = ${jsonOrNull(summary)}::jsonb,
      via = CASE WHEN ${via} = ${VIA_EDITOR} THEN v.via ELSE ${via} END,
      published_by_id = ${byId}::uuid, published_by_name = ${nameOf(byId)}, approved_by_id = NULL, approved_by_name = NULL, approved_at = NULL, updated_at = greatest(now(), v.updated_at + interval '1 ms')
    FROM ${stored(content)} AS s WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
}

/** Replaces the content of a version where readers get the same of it. */
export async function replaceContent(
  projectId: string,
  number: number,
  content: GuideContent,
): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version AS v SET head = s.head, contents = s.contents, files = s.files
    FROM ${stored(content)} AS s WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
}

/** Records who approved a version that is shown again. */
export async function writeApproval(
  projectId: string,
  number: number,
  { byId, at }: Approval,
): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version SET approved_by_id = ${byId}::uuid, approved_by_name = ${nameOf(byId)}, approved_at = ${at}
    WHERE project_id = ${projectId}::uuid AND number = ${number}`;
}

/** Lets the approval of a version hold for a later one. */
export async function carryApproval(projectId: string, from: number, to: number): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version AS v SET approved_by_id = f.approved_by_id, approved_by_name = f.approved_by_name, approved_at = f.approved_at
    FROM project_version AS f WHERE f.project_id = ${projectId}::uuid AND f.number = ${from} AND v.project_id = f.project_id AND v.number = ${to}`;
}

// As it is now: a version names people as they were called then.
const nameOf = (userId: string | undefined) =>
  Prisma.sql`(SELECT name FROM user_account WHERE id = ${userId ?? null}::uuid)`;

function stored({ project, ...contents }: GuideContent): Prisma.Sql {
  const files = [...new Set(filesOf({ project, steps: contents.steps }))];
  return Prisma.sql`(SELECT ${JSON.stringify(project)}::jsonb AS head, ${JSON.stringify(contents)}::jsonb AS contents, ${files}::uuid[] AS files)`;
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The files that the versions of a project show. */
export async function listVersionFiles(projectId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT unnest(files) AS id FROM project_version WHERE project_id = ${projectId}::uuid`;
  return rows.map(({ id }) => id);
}

/** The content of a version. */
export async function findContent(
  projectId: string,
  number: number,
): Promise<GuideContent | undefined> {
  const [row] = await db().$queryRaw<{ content: GuideContent }[]>`
    SELECT ${CONTENT} AS content FROM project_version AS v
    WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
  return row && storedContent(row.content);
}

/**
 * The steps without chapters that readers of a version have, in order; of the newest version if it
 * was dropped.
 */
export async function listReadSteps(projectId: string, number: number | null): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT s.step->>'id' AS id FROM (
      SELECT v.contents FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number IN (p.version_number, ${number}::int)
      WHERE p.id = ${projectId}::uuid ORDER BY v.number LIMIT 1) AS version
    CROSS JOIN jsonb_array_elements(contents->'steps') WITH ORDINALITY AS s (step, position)
    WHERE (s.step->>'type')::int = ${StepType.Step} ORDER BY s.position`;
  return rows.map(({ id }) => id);
}

/** A page of versions without their contents, the newest first, and their number. */
export async function listVersions(projectId: string, { limit, offset }: Range) {
  const where = { projectId };
  const [rows, total] = await Promise.all([
    db().projectVersion.findMany({
      where,
      omit: { head: true, contents: true, files: true },
      orderBy: { number: 'desc' },
      take: limit,
      skip: offset,
    }),
    db().projectVersion.count({ where }),
  ]);
  return { rows, total };
}
type Range = { limit: number; offset: number };

/** The bytes of pictures that neither the newest versions nor the draft show. */
export async function sumHistoryBytes(projectId: string, newest: number): Promise<number> {
  const [row] = await db().$queryRaw<{ bytes: number }[]>`
    WITH version AS (
      SELECT files, row_number() OVER (ORDER BY number DESC) > ${newest} AS is_old FROM project_version WHERE project_id = ${projectId}::uuid)
    SELECT coalesce(sum(f.size_bytes), 0)::float8 AS bytes FROM file AS f
    WHERE f.id IN (SELECT unnest(files) FROM version WHERE is_old)
      AND f.id NOT IN (SELECT unnest(files) FROM version WHERE NOT is_old)
      AND f.id NOT IN (SELECT unnest(files) FROM project WHERE id = ${projectId}::uuid)`;
  return row?.bytes ?? 0;
}

/**
 * Deletes all versions but the newest ones.
 * @returns for each, the files that it showed
 */
export function deleteOldVersions(projectId: string, kept: number): Promise<{ files: string[] }[]> {
  return db().$queryRaw`
    DELETE FROM project_version WHERE project_id = ${projectId}::uuid AND number NOT IN (
      SELECT number FROM project_version WHERE project_id = ${projectId}::uuid ORDER BY number DESC LIMIT ${kept})
    RETURNING files`;
}

/**
 * This version and the newest one at one moment, with the note of the newest, and whether any after
 * this one matters for safety.
 */
export async function findChangesSince(projectId: string, number: number) {
  const [row] = await db().$queryRaw<ChangesSince[]>`
    SELECT v.number AS "versionNumber", v.note, v.published_at AS "publishedAt", v.updated_at AS "updatedAt", EXISTS (
      SELECT 1 FROM project_version AS n WHERE n.project_id = p.id AND n.number > ${number} AND n.is_safety) AS "isSafety",
      ${CONTENT} AS after,
      (SELECT ${CONTENT} FROM project_version AS v WHERE v.project_id = p.id AND v.number = ${number}) AS before
    FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number WHERE p.id = ${projectId}::uuid`;
  return (
    row && {
      ...row,
      before: row.before && storedContent(row.before),
      after: storedContent(row.after),
    }
  );
}
type ChangesSince = {
  versionNumber: number;
  note: string;
  publishedAt: Date;
  updatedAt: Date;
  isSafety: boolean;
  before: GuideContent | null;
  after: GuideContent;
};

/** Finds the creator's note on a version. */
export async function findNote(projectId: string, number: number): Promise<string | undefined> {
  const version = await db().projectVersion.findUnique({
    where: { projectId_number: { projectId, number } },
    select: { note: true },
  });
  return version?.note;
}
