import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
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

/** The draft of a project beside its newest version; undefined where it has none. */
export async function findDraftState(projectId: string): Promise<DraftState | undefined> {
  const [row] = await db().$queryRaw<DraftState[]>`
    SELECT v.number, v.is_direct AS "isDirect", v.published_at AS "publishedAt", v.files, s.head <> v.head AS "isHeadChanged",
      CASE WHEN s.head <> v.head OR s.contents <> v.contents
        THEN jsonb_build_object('newest', ${contentOf('v')}, 'draft', ${contentOf('s')}) END AS differing
    FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
      CROSS JOIN LATERAL project_snapshot(p.id) AS s
    WHERE p.id = ${projectId}::uuid`;
  return row;
}

/** Whether the draft differs from the newest version; false without one. */
export async function hasDraftChanges(projectId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
      CROSS JOIN LATERAL project_snapshot(p.id) AS s
    WHERE p.id = ${projectId}::uuid AND (s.head <> v.head OR s.contents <> v.contents)`;
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
 * Stores the draft as the next version.
 * @returns its number
 */
export async function insertVersion(
  projectId: string,
  { note, isSafety, isDirect, summary }: NewVersion,
): Promise<number> {
  const [row] = await db().$queryRaw<{ number: number }[]>`
    WITH made AS (
      INSERT INTO project_version (project_id, number, head, contents, files, note, is_safety, is_direct, summary)
      SELECT ${projectId}::uuid, 1 + coalesce((SELECT max(number) FROM project_version WHERE project_id = ${projectId}::uuid), 0),
        s.head, s.contents, s.files, ${note}, ${isSafety}, ${isDirect}, ${jsonOrNull(summary)}::jsonb
      FROM project_snapshot(${projectId}::uuid) AS s RETURNING number)
    UPDATE project SET version_number = made.number FROM made WHERE id = ${projectId}::uuid RETURNING made.number`;
  if (!row) throw new Error(`Project ${projectId} is gone.`);
  return row.number;
}

/** Replaces the content of a version by the draft. */
export async function replaceVersion(
  projectId: string,
  number: number,
  summary: NewVersion['summary'],
): Promise<void> {
  await db().$executeRaw`
    UPDATE project_version AS v SET head = s.head, contents = s.contents, files = s.files, summary = ${jsonOrNull(summary)}::jsonb, updated_at = now()
    FROM project_snapshot(${projectId}::uuid) AS s WHERE v.project_id = ${projectId}::uuid AND v.number = ${number}`;
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The files that the versions of a project show. */
export async function listVersionFiles(projectId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT unnest(files) AS id FROM project_version WHERE project_id = ${projectId}::uuid`;
  return rows.map(({ id }) => id);
}
