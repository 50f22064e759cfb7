import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/pagination';
import type { CreatorRow } from '../auth/presenter';
import type { RatedRow, ShownRow } from '../project/presenter';
import type { ExploreSort } from './schema';

/** All that a card shows of a project and its creator. */
export type CardRow = ShownRow & RatedRow & { creator: CreatorRow };

/**
 * Cards of listed projects, in the given order; those that left the public meanwhile are not among them. In one statement, where
 * reading them as parts of each other takes seven.
 */
export async function findCards(ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return db().$queryRaw<CardRow[]>`
    SELECT id, project_uid AS "projectUid", name, description, average_time_minutes AS "averageTimeMinutes", people, tools, parts, ref, brand, category, tags,
      views, type, status, languages, alt, source, created_at AS "createdAt", updated_at AS "updatedAt", published_at AS "publishedAt",
      file, view_shards AS "viewShards", steps, creator, rating_sums(card.id) AS ratings
    FROM explore_cards(${ids}::uuid[]) AS card`;
}

type CardTime = 'createdAt' | 'updatedAt' | 'publishedAt';
/** A card as the database tells it within another answer: with times as text. */
export type CardText = Omit<CardRow, CardTime> & {
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};

export function readCard(card: CardText): CardRow {
  return {
    ...card,
    createdAt: new Date(card.createdAt),
    updatedAt: new Date(card.updatedAt),
    publishedAt: card.publishedAt === null ? null : new Date(card.publishedAt),
  };
}

/** A page of everything that is listed. */
export async function listAll(
  sort: Exclude<ExploreSort, 'relevance'>,
  page: Page,
): Promise<string[]> {
  const found = {
    'createdAt:desc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY created_at DESC, id DESC`,
    'createdAt:asc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY created_at ASC, id ASC`,
    'views:desc': Prisma.sql`SELECT id FROM project WHERE is_listed ORDER BY views DESC, id DESC`,
    'rating:desc': Prisma.sql`SELECT project_id AS id FROM project_search ORDER BY rating DESC, created_at DESC, project_id DESC`,
  }[sort];
  const rows = await db().$queryRaw<
    { id: string }[]
  >`${found} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  return rows.map(({ id }) => id);
}

/** The names of the steps of projects, in their order. */
export function listStepNames(projectIds: string[]) {
  return db().step.findMany({
    where: { projectId: { in: projectIds } },
    select: { projectId: true, type: true, name: true },
    orderBy: { position: 'asc' },
  });
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
  return findCards(rows.map(({ id }) => id));
}

/** How many listed projects a creator has; an account holds a thousand at most. */
export function countListedOf(uid: string): Promise<number> {
  return db().project.count({ where: byCreator(uid) });
}

/**
 * Listed projects that bear this reference code, or the same bar code number; at most two, because only 'one or several' matters.
 * A project of an older release may hold its code as written; the search row holds it in the form that is compared.
 */
export function findListedByRef(refKey: string, gtin: string | undefined) {
  return db().$queryRaw<{ projectUid: string }[]>`
    SELECT project_uid AS "projectUid" FROM project WHERE is_listed AND ref_key = ${refKey}
    UNION SELECT p.project_uid FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE (s.ref_key = ${refKey} OR s.gtin = ${gtin ?? null}) AND p.is_listed LIMIT 2`;
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

/** What a sitemap tells of a page: its uid and when it last changed. */
export type Mapped = { uid: string; updatedAt: Date };
type UidRange = { first: string; last: string };

/** Listed projects whose uid is in the range, in the order of their uids. */
export function listMappedProjects({ first, last }: UidRange, max: number): Promise<Mapped[]> {
  return db().$queryRaw<Mapped[]>`
    SELECT project_uid AS uid, updated_at AS "updatedAt" FROM project
    WHERE project_uid BETWEEN ${first} AND ${last} AND is_listed ORDER BY project_uid LIMIT ${max}`;
}

/** Creators in the range who have a listed project: the others have no page for search engines. */
export function listMappedCreators({ first, last }: UidRange, max: number): Promise<Mapped[]> {
  return db().$queryRaw<Mapped[]>`
    SELECT c.uid, greatest(c.updated_at, newest.updated_at) AS "updatedAt" FROM creator AS c
    CROSS JOIN LATERAL (SELECT max(p.updated_at) AS updated_at FROM project AS p WHERE p.creator_id = c.id AND p.is_listed) AS newest
    WHERE c.uid BETWEEN ${first} AND ${last} AND newest.updated_at IS NOT NULL ORDER BY c.uid LIMIT ${max}`;
}

/** The newest listed projects, of all, of one tag or of one creator. */
export function listNewest(
  of: { tagKey?: string | undefined; uid?: string | undefined },
  max: number,
) {
  return db().project.findMany({
    where: {
      isListed: true,
      ...(of.tagKey === undefined ? {} : { tagKeys: { has: of.tagKey } }),
      ...(of.uid === undefined ? {} : { creator: { uid: of.uid } }),
    },
    include: {
      file: true,
      creator: true,
      steps: {
        where: { fileId: { not: null } },
        select: { file: true },
        orderBy: { position: 'asc' },
        take: 1,
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: max,
  });
}
