import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { StepType } from '../../constants';
import type { VersionContent } from '@/features/projects/model/versions/content';

/** How the newest version of a project compares with its draft. */
export type DraftState = {
  number: number;
  isDirect: boolean;
  publishedAt: Date;
  files: string[];
  /** Both contents where they differ. */
  differing: { newest: VersionContent; draft: VersionContent } | null;
  /** What lists and filters show differs. */
  isHeadChanged: boolean;
};

/** The content of a version with the SQL alias `alias`. */
const contentOf = (alias: string) =>
  Prisma.raw(`jsonb_build_object('project', ${alias}.head) || ${alias}.contents`);

/** A project's newest version `v` and its draft `s`. */
const besideDraft = (projectId: string) => Prisma.sql`
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
    CROSS JOIN LATERAL project_snapshot(p.id) AS s
  WHERE p.id = ${projectId}::uuid`;
const DIFFER = Prisma.sql`(s.head <> v.head OR s.contents <> v.contents)`;

/** The draft of a project beside its newest version; undefined where it has none. */
export async function findDraftState(projectId: string): Promise<DraftState | undefined> {
  const [row] = await db().$queryRaw<DraftState[]>`
    SELECT v.number, v.is_direct AS "isDirect", v.published_at AS "publishedAt", v.files, s.head <> v.head AS "isHeadChanged",
      CASE WHEN ${DIFFER} THEN jsonb_build_object('newest', ${contentOf('v')}, 'draft', ${contentOf('s')}) END AS differing
    ${besideDraft(projectId)}`;
  return row;
}

/** Whether the draft differs from the newest version; false without one. */
export async function hasDraftChanges(projectId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`SELECT 1 ${besideDraft(projectId)} AND ${DIFFER}`;
  return rows.length > 0;
}

/** The content of the last version before this one. */
export async function findContentBefore(
  projectId: string,
  number: number,
): Promise<VersionContent | undefined> {
  const [row] = await db().$queryRaw<{ content: VersionContent }[]>`
    SELECT ${contentOf('v')} AS content FROM project_version AS v
    WHERE v.project_id = ${projectId}::uuid AND v.number < ${number} ORDER BY v.number DESC LIMIT 1`;
  return row?.content;
}

export type NewVersion = {
  note: string;
  isSafety: boolean;
  isDirect: boolean;
  summary: Prisma.InputJsonValue | null;
};

/**
 * Stores the draft, or another content, as the next version.
 * @returns its number
 */
export async function insertVersion(
  projectId: string,
  { note, isSafety, isDirect, summary }: NewVersion,
  content?: VersionContent,
): Promise<number> {
  const [row] = await db().$queryRaw<{ number: number }[]>`
    WITH made AS (
      INSERT INTO project_version (project_id, number, head, contents, files, note, is_safety, is_direct, summary)
      SELECT ${projectId}::uuid, 1 + coalesce((SELECT max(number) FROM project_version WHERE project_id = ${projectId}::uuid), 0),
        s.head, s.contents, s.files, ${note}, ${isSafety}, ${isDirect}, ${jsonOrNull(summary)}::jsonb
      FROM ${content ? given(content) : Prisma.sql`project_snapshot(${projectId}::uuid)`} AS s RETURNING number)
    UPDATE project SET version_number = made.number FROM made WHERE id = ${projectId}::uuid RETURNING made.number`;
  if (!row) throw new Error(`Project ${projectId} is gone.`);
  return row.number;
}

/** Replaces the content of a version by the draft. Each time it is updated later than before. */
export async function replaceVersion(
  projectId: string,
  number: number,
  summary: NewVersion['summary'],
): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version AS v SET head = s.head, contents = s.contents, files = s.files, summary = ${jsonOrNull(summary)}::jsonb,
      updated_at = greatest(now(), v.updated_at + interval '1 ms')
    FROM project_snapshot(${projectId}::uuid) AS s WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The files that the versions of a project show. */
export async function listVersionFiles(projectId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT unnest(files) AS id FROM project_version WHERE project_id = ${projectId}::uuid`;
  return rows.map(({ id }) => id);
}

// Like project_snapshot.
function given({ project, ...contents }: VersionContent): Prisma.Sql {
  const files = [project.fileId, ...contents.steps.map(({ fileId }) => fileId)];
  const distinct = [...new Set(files.filter((id) => id !== null))];
  return Prisma.sql`(SELECT ${JSON.stringify(project)}::jsonb AS head, ${JSON.stringify(contents)}::jsonb AS contents, ${distinct}::uuid[] AS files)`;
}

/** The content of a version. */
export async function findContent(
  projectId: string,
  number: number,
): Promise<VersionContent | undefined> {
  const [row] = await db().$queryRaw<{ content: VersionContent }[]>`
    SELECT ${contentOf('v')} AS content FROM project_version AS v
    WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
  return row?.content;
}

/** The draft as a version would keep it. */
export async function findDraft(projectId: string): Promise<VersionContent | undefined> {
  const [row] = await db().$queryRaw<{ content: VersionContent }[]>`
    SELECT ${contentOf('s')} AS content FROM project_snapshot(${projectId}::uuid) AS s`;
  return row?.content;
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
      AND f.id NOT IN (SELECT unnest(s.files) FROM project_snapshot(${projectId}::uuid) AS s)`;
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
      ${contentOf('v')} AS after, (SELECT ${contentOf('b')} FROM project_version AS b WHERE b.project_id = p.id AND b.number = ${number}) AS before
    FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number WHERE p.id = ${projectId}::uuid`;
  return row;
}
type ChangesSince = {
  versionNumber: number;
  note: string;
  publishedAt: Date;
  updatedAt: Date;
  isSafety: boolean;
  before: VersionContent | null;
  after: VersionContent;
};

/** What its creator says of a version. */
export async function findNote(projectId: string, number: number): Promise<string | undefined> {
  const version = await db().projectVersion.findUnique({
    where: { projectId_number: { projectId, number } },
    select: { note: true },
  });
  return version?.note;
}

/** Pictures by the ids of their files. */
export function listPictures(ids: string[]) {
  return db().file.findMany({ where: { id: { in: ids } } });
}

/**
 * Writes the steps and questions of a version, by their ids; the project must have no others. Those
 * that are there get a new version.
 */
export async function writeItems(
  projectId: string,
  { steps, questions }: Pick<VersionContent, 'steps' | 'questions'>,
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO step (id, project_id, position, type, name, description, alt, lines, timers, file_id, updated_at)
    SELECT g.id, ${projectId}::uuid, g.position, g.type, g.name, g.description, g.alt, coalesce(g.lines, '[]'), coalesce(g.timers, '[]'), g."fileId", now()
    FROM jsonb_to_recordset(${inOrder(steps)}::jsonb)
      AS g (id uuid, position int, type smallint, name jsonb, description jsonb, alt jsonb, lines jsonb, timers jsonb, "fileId" uuid)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name, description = excluded.description, alt = excluded.alt,
      lines = excluded.lines, timers = excluded.timers, file_id = excluded.file_id, updated_at = now(), version = step.version + 1`;
  await db().$executeRaw`
    INSERT INTO question (id, project_id, position, question, answer, updated_at)
    SELECT g.id, ${projectId}::uuid, g.position, g.question, g.answer, now()
    FROM jsonb_to_recordset(${inOrder(questions)}::jsonb) AS g (id uuid, position int, question jsonb, answer jsonb)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, question = excluded.question, answer = excluded.answer,
      updated_at = now(), version = question.version + 1`;
}

const inOrder = (items: readonly object[]) =>
  JSON.stringify(items.map((item, position) => ({ ...item, position })));
