import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/http/pagination';
import type { CreatorRow } from '@/features/auth/server/presenter';
import type { RatedRow, ShownRow } from '@/features/projects/server/presenter';
import type { StoredText } from '@/features/projects/model/texts/states';
import type { ExploreSort } from '../schema';

/** All that a card shows of a project and its creator. */
export type CardRow = ShownRow & RatedRow & { alt: StoredText[]; creator: CreatorRow };

const picture = (file: Prisma.Sql) => Prisma.sql`
  CASE WHEN ${file}.id IS NOT NULL THEN jsonb_build_object('name', ${file}.name, 'key', ${file}.key, 'width', ${file}.width, 'height', ${file}.height,
    'placeholder', ${file}.placeholder, 'variantWidths', ${file}.variant_widths) END`;

/** A project at its place in a list, with the time of its last change when it got that place. */
export type Placed = { id: string; updatedAt?: Date };

/**
 * Cards of projects in the given order, without those that are no longer listed. One statement;
 * Prisma's relations would need seven. A project without a picture has that of its first step with
 * one. The time of the place is shown: who goes on from it misses nothing, even if the project has
 * changed since.
 */
export async function findCards(placed: readonly Placed[]): Promise<CardRow[]> {
  if (placed.length === 0) return [];
  const times = new Map(placed.map(({ id, updatedAt }) => [id, updatedAt]));
  const rows = await db().$queryRaw<CardRow[]>`
    SELECT p.id, p.project_uid AS "projectUid", p.head, p.views, p.type, p.status, p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.published_at AS "publishedAt",
      CASE WHEN p.file_id IS NULL AND first.file_id IS NOT NULL THEN coalesce(first.alt, '[]') ELSE p.head->'alt' END AS alt, ${picture(Prisma.sql`f`)} AS file,
      coalesce((SELECT jsonb_agg(jsonb_build_object('views', v.views)) FROM project_view_shard AS v WHERE v.project_id = p.id), '[]') AS "viewShards",
      (SELECT count(*)::int FROM jsonb_path_query(p.contents, '$.steps[*].type') AS type WHERE type = '1') AS "stepCount",
      jsonb_build_object('uid', c.uid, 'name', c.name, 'textColor', c.text_color, 'backgroundColor', c.background_color, 'coverOpacity', c.cover_opacity,
        'smallDescription', c.small_description, 'url', c.url, 'verified', c.verified, 'verifiedAt', c.verified_at, 'cover', NULL, 'avatar', ${picture(Prisma.sql`a`)}) AS creator,
      rating_sums(p.id) AS ratings
    FROM unnest(${[...times.keys()]}::uuid[]) WITH ORDINALITY AS w (id, place)
    JOIN project_edition AS p ON p.id = w.id AND p.is_newest AND p.is_listed JOIN creator AS c ON c.id = p.creator_id
    LEFT JOIN LATERAL (
      SELECT (s.step->>'fileId')::uuid AS file_id, s.step->'alt' AS alt FROM jsonb_array_elements(p.contents->'steps') WITH ORDINALITY AS s (step, position)
      WHERE p.file_id IS NULL AND s.step->>'fileId' IS NOT NULL ORDER BY s.position LIMIT 1) AS first ON true
    LEFT JOIN file AS f ON f.id = coalesce(p.file_id, first.file_id) LEFT JOIN file AS a ON a.id = c.avatar_id ORDER BY w.place`;
  return rows.map((row) => ({ ...row, updatedAt: times.get(row.id) ?? row.updatedAt }));
}

/** A page of everything that is listed. */
export async function listAll(
  sort: Exclude<ExploreSort, 'relevance'>,
  page: Page,
): Promise<Placed[]> {
  const ids = {
    'createdAt:desc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY created_at DESC, id DESC`,
    'createdAt:asc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY created_at ASC, id ASC`,
    'updatedAt:desc': Prisma.sql`SELECT project_id AS id, updated_at AS "updatedAt" FROM project_search ORDER BY updated_at DESC, project_id DESC`,
    'updatedAt:asc': Prisma.sql`SELECT project_id AS id, updated_at AS "updatedAt" FROM project_search ORDER BY updated_at ASC, project_id ASC`,
    'views:desc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY views DESC, id DESC`,
    'rating:desc': Prisma.sql`SELECT project_id AS id FROM project_search ORDER BY rating DESC, created_at DESC, project_id DESC`,
  }[sort];
  return db().$queryRaw<Placed[]>`${ids} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
}

/** The uids of the listed projects with the most views, these first. */
export function findMostRead(max: number) {
  return db().project.findMany({
    where: { isListed: true },
    select: { projectUid: true },
    orderBy: [{ views: 'desc' }, { id: 'desc' }],
    take: max,
  });
}

/** The names of the steps of projects, in their order. */
export function listStepNames(projectIds: string[]) {
  return db().$queryRaw<{ projectId: string; type: number; name: StoredText[] }[]>`
    SELECT p.id AS "projectId", (s.step->>'type')::int AS type, s.step->'name' AS name
    FROM project_edition AS p CROSS JOIN jsonb_array_elements(p.contents->'steps') WITH ORDINALITY AS s (step, position)
    WHERE p.id = ANY(${projectIds}::uuid[]) AND p.is_newest ORDER BY s.position`;
}

const byCreator = (uid: string) => ({ isListed: true, creator: { uid } });

/** A page of one creator's listed projects, the newest first. */
export async function findListedOf(uid: string, page: Page): Promise<CardRow[]> {
  const rows = await db().project.findMany({
    where: byCreator(uid),
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit,
    skip: offsetOf(page),
  });
  return findCards(rows);
}

/** Counts the listed projects of a creator; an account holds a thousand at most. */
export function countListedOf(uid: string): Promise<number> {
  return db().project.count({ where: byCreator(uid) });
}

/**
 * Listed projects with this reference code, or the same bar code number; at most two, because only
 * 'one or several' matters.
 */
export function findListedByRef(refKey: string, gtin: string | undefined) {
  return db().$queryRaw<{ projectUid: string }[]>`
    SELECT p.project_uid AS "projectUid" FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE (s.ref_key = ${refKey} OR s.gtin = ${gtin ?? null}) AND p.is_listed LIMIT 2`;
}

/** About how many projects are listed: exact up to `exactMax`, what PostgreSQL believes beyond. */
export async function countListedRoughly(exactMax: number): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM project WHERE is_listed LIMIT ${exactMax + 1}) AS counted`;
  const counted = row?.count ?? 0;
  return counted > exactMax ? Math.max(counted, await estimateListed()) : counted;
}

async function estimateListed(): Promise<number> {
  const rows = await db().$queryRaw<
    { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]
  >`EXPLAIN (FORMAT JSON) SELECT 1 FROM project WHERE is_listed`;
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Sitemap entry of a page: its uid and its last change. */
export type Mapped = { uid: string; updatedAt: Date };
type UidRange = { first: string; last: string };

/** Listed projects whose uid is in the range, in the order of their uids. */
export function listMappedProjects({ first, last }: UidRange, max: number): Promise<Mapped[]> {
  return db().$queryRaw<Mapped[]>`
    SELECT project_uid AS uid, v.updated_at AS "updatedAt" FROM project JOIN project_version AS v ON v.project_id = id AND v.number = version_number
    WHERE project_uid BETWEEN ${first} AND ${last} AND is_listed ORDER BY project_uid LIMIT ${max}`;
}

/** Creators in the range who have a listed project: the others have no page for search engines. */
export function listMappedCreators({ first, last }: UidRange, max: number): Promise<Mapped[]> {
  return db().$queryRaw<Mapped[]>`
    SELECT c.uid, greatest(c.updated_at, newest.updated_at) AS "updatedAt" FROM creator AS c
    CROSS JOIN LATERAL (SELECT max(p.updated_at) AS updated_at FROM project_edition AS p WHERE p.creator_id = c.id AND p.is_newest AND p.is_listed) AS newest
    WHERE c.uid BETWEEN ${first} AND ${last} AND newest.updated_at IS NOT NULL ORDER BY c.uid LIMIT ${max}`;
}
