import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/http/pagination';
import type { Relabelled } from '@/features/projects/server/relabel/service';
import { LABEL_CHANGES_KEPT_DAYS, LABEL_UNDO_HOURS, type LabelKind } from '../../labels/constants';

export const FIELDS = { tag: 'tags', category: 'category' } as const;

/** Labels of what readers have, one row for each label, language and guide. */
const labelsOf = (kind: LabelKind) => Prisma.sql`
  SELECT p.id, text.value->>'lang' AS lang, tag.value AS name
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
  CROSS JOIN LATERAL jsonb_array_elements(v.head->${FIELDS[kind]}::text) AS text (value)
  CROSS JOIN LATERAL unnest(string_to_array(text.value->>'value', E'\\n')) AS tag (value)
  WHERE p.status = ${ProjectStatus.Published} AND p.removed_at IS NULL AND tag.value <> ''
    AND text.value->'pending' IS NULL AND v.head->'languages' @> (text.value->'lang')`;

export type LabelRow = { name: string; lang: string; guides: number };

/** Each spelling of each label, the most used first. */
export function listSpellings(kind: LabelKind): Promise<LabelRow[]> {
  return db().$queryRaw`
    SELECT name, lang, count(*)::int AS guides FROM (${labelsOf(kind)}) AS label GROUP BY name, lang ORDER BY guides DESC, name`;
}

type Spellings = { kind: LabelKind; lang: string; spellings: readonly string[] };

/** The next published guides with one of these spellings, by id. */
export async function listGuidesWith(
  { kind, lang, spellings }: Spellings,
  afterId: string | null,
  max: number,
): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT id FROM (${labelsOf(kind)}) AS label
    WHERE lang = ${lang} AND name = ANY(${spellings}::text[]) AND (${afterId}::uuid IS NULL OR id > ${afterId}::uuid) ORDER BY id LIMIT ${max}`;
  return rows.map(({ id }) => id);
}

export async function countGuidesWith({ kind, lang, spellings }: Spellings): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT id)::int AS count FROM (${labelsOf(kind)}) AS label WHERE lang = ${lang} AND name = ANY(${spellings}::text[])`;
  return row?.count ?? 0;
}

export const insertChange = (data: Prisma.LabelChangeUncheckedCreateInput) =>
  db().labelChange.create({ data });

export const findChange = (id: string) => db().labelChange.findUnique({ where: { id } });
export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** A change, locked until the transaction ends. */
export async function lockChange(id: string): Promise<ChangeRow | null> {
  await db().$queryRaw`SELECT id FROM label_change WHERE id = ${id}::uuid FOR UPDATE`;
  return findChange(id);
}

export const updateChange = (id: string, data: Prisma.LabelChangeUncheckedUpdateInput) =>
  db().labelChange.update({ where: { id }, data });

/** Ends a change, also one that was given up. */
export async function endChange(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE label_change SET state = CASE state WHEN 'undoing' THEN 'undone' ELSE 'done' END, finished_at = now()
    WHERE id = ${id}::uuid AND state IN ('running', 'undoing')`;
}

export async function insertChanged(
  changeId: string,
  projectId: string,
  texts: Relabelled,
): Promise<void> {
  await db().labelChangeGuide.create({ data: { changeId, projectId, texts } });
}

/** The next guides of a change, by id. */
export const listChanged = (changeId: string, afterId: string | null, take: number) =>
  db().labelChangeGuide.findMany({
    where: { changeId, ...(afterId ? { projectId: { gt: afterId } } : {}) },
    orderBy: { projectId: 'asc' },
    take,
  });

export async function listChanges(page: Page): Promise<{ rows: ChangeRow[]; total: number }> {
  const rows = await db().labelChange.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: offsetOf(page),
    take: page.limit,
  });
  return { rows, total: await db().labelChange.count() };
}

/**
 * Deletes what undoing needed, once it is over, and old changes.
 * @returns how many changes
 */
export async function deleteOldChanges(): Promise<number> {
  await db().$executeRaw`
    DELETE FROM label_change_guide USING label_change AS c
    WHERE c.id = change_id AND c.state IN ('done', 'undone') AND c.finished_at < now() - ${LABEL_UNDO_HOURS} * interval '1 hour'`;
  return db().$executeRaw`
    DELETE FROM label_change WHERE created_at < now() - ${LABEL_CHANGES_KEPT_DAYS} * interval '1 day'`;
}
