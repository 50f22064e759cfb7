import 'server-only';
import { db, inTransaction } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/pagination';
import type { SearchWord } from './model/search-words';
import { containsPattern } from './model/search-words';
import type { ExploreSort } from './schema';

/** Share of letter groups from which a project is looked at as a candidate for a misspelt word; the index answers this. */
const SIMILARITY = '0.2';
/** Totals are exact up to here; counting further would cost more than anybody learns from it (contract, section 4). */
const COUNT_MAX = 10_000;

export type Search = {
  words: SearchWord[];
  /** Whether words may be misspelt; asked for only when nothing is spelt as searched. */
  isForgiving: boolean;
  /** The whole text without case and accents, for the ranking. */
  text: string;
  /** The whole text in lower case, to be compared with reference codes. */
  refKey: string;
  language?: string | undefined;
  categoryKey?: string | undefined;
  tagKey?: string | undefined;
};

const cardParts = {
  file: true,
  viewShards: { select: { views: true } },
  // Counted by us: Prisma's own count sums up the steps of all projects there are.
  steps: { select: { type: true } },
  creator: { include: { avatar: true, cover: true } },
} as const satisfies Prisma.ProjectInclude;

export type CardRow = Prisma.ProjectGetPayload<{ include: typeof cardParts }>;

function condition({ words, isForgiving, refKey, language, categoryKey, tagKey }: Search): Prisma.Sql {
  const parts = [Prisma.sql`is_listed`];
  if (language) parts.push(Prisma.sql`languages @> ARRAY[${language}]`);
  if (categoryKey) parts.push(Prisma.sql`category_key = ${categoryKey}`);
  if (tagKey) parts.push(Prisma.sql`tag_keys @> ARRAY[${tagKey}]`);
  if (words.length > 0) {
    const each = words.map((word) => (isForgiving && word.mistakes > 0
      ? Prisma.sql`(search_text LIKE ${containsPattern(word.text)} OR (${word.text} <% search_text AND ${isMisspelt(word)}))`
      : Prisma.sql`search_text LIKE ${containsPattern(word.text)}`));
    parts.push(Prisma.sql`(ref_key = ${refKey} OR (${Prisma.join(each, ' AND ')}))`);
  }
  return Prisma.join(parts, ' AND ');
}

// A candidate counts when one of its words becomes the searched one by few wrong, missing or swapped letters.
function isMisspelt({ text, mistakes }: SearchWord): Prisma.Sql {
  const length = [...text].length;
  return Prisma.sql`EXISTS (
    SELECT 1 FROM regexp_split_to_table(search_text, '[^[:alnum:]]+') AS word
    WHERE CASE WHEN length(word) BETWEEN ${length - mistakes} AND ${length + mistakes}
      THEN levenshtein_less_equal(word, ${text}, ${mistakes}) <= ${mistakes} ELSE false END)`;
}

function order(sort: ExploreSort, { text, refKey, words }: Search): Prisma.Sql {
  switch (sort) {
    case 'createdAt:asc': return Prisma.sql`created_at ASC, id ASC`;
    case 'views:desc': return Prisma.sql`views DESC, id DESC`;
    case 'createdAt:desc': return Prisma.sql`created_at DESC, id DESC`;
    // As if five readers had given four stars: one good reader alone does not lead.
    case 'rating:desc': return Prisma.sql`(SELECT (coalesce(sum(rating_halves), 0) + 40.0) / (count(*) + 5)
      FROM feedback WHERE project_id = project.id) DESC, created_at DESC, id DESC`;
    case 'relevance': {
      if (words.length === 0) return Prisma.sql`created_at DESC, id DESC`;
      const exact = Prisma.join(words.map((word) => Prisma.sql`search_text LIKE ${containsPattern(word.text)}`), ' AND ');
      // search_text begins with the name, so a match in its first line is a match in the name.
      return Prisma.sql`(ref_key = ${refKey} AND ref_key <> '') DESC, (${exact}) DESC,
        word_similarity(${text}, split_part(search_text, E'\n', 1)) DESC, word_similarity(${text}, search_text) DESC,
        views DESC, created_at DESC, id DESC`;
    }
  }
}

/** A page of listed projects and how many there are, counted up to 10,000. */
export async function searchListed(search: Search, sort: ExploreSort, page: Page) {
  const where = condition(search);
  const [ids, counted] = await inTransaction(async () => {
    await db().$executeRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true)`;
    const found = await db().$queryRaw<{ id: string }[]>`
      SELECT id FROM project WHERE ${where} ORDER BY ${order(sort, search)} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
    const [count] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT 1 FROM project WHERE ${where} LIMIT ${COUNT_MAX + 1}) AS hits`;
    return [found.map((row) => row.id), count?.count ?? 0] as const;
  });
  const rows = await db().project.findMany({ where: { id: { in: ids } }, include: cardParts });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: counted,
    isEstimate: counted > COUNT_MAX,
  };
}

/** How often each value occurs among the hits, the most frequent first. */
export function countValues(search: Search, of: 'languages' | 'categories' | 'tags', max: number): Promise<{ value: string; count: number }[]> {
  const value = {
    languages: Prisma.sql`unnest(languages) AS value`,
    categories: Prisma.sql`category AS value`,
    tags: Prisma.sql`unnest(tags) AS value`,
  }[of];
  const key = of === 'languages' ? Prisma.sql`value` : Prisma.sql`lower(value)`;
  return db().$queryRaw`
    SELECT min(value) AS value, count(*)::int AS count FROM (
      SELECT ${value} FROM project WHERE id IN (SELECT id FROM project WHERE ${condition(search)} LIMIT ${COUNT_MAX})) AS hits
    WHERE value <> '' GROUP BY ${key} ORDER BY 2 DESC, 1 LIMIT ${max}`;
}

/** How many projects PostgreSQL believes a search would find; cheap, and near enough above 10,000. */
export async function estimateListed(search: Search): Promise<number> {
  const rows = await db().$queryRaw<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>`
    EXPLAIN (FORMAT JSON) SELECT 1 FROM project WHERE ${condition(search)}`;
  return Math.max(COUNT_MAX + 1, rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

const byCreator = (uid: string) => ({ isListed: true, creator: { uid } });

/** A page of one creator's listed projects, the newest first. */
export function findListedOf(uid: string, page: Page): Promise<CardRow[]> {
  return db().project.findMany({
    where: byCreator(uid), include: cardParts, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: page.limit, skip: offsetOf(page),
  });
}

/** How many listed projects a creator has; an account holds a thousand at most. */
export function countListedOf(uid: string): Promise<number> {
  return db().project.count({ where: byCreator(uid) });
}

/** Listed projects that bear exactly this reference code; at most two, because only 'one or several' matters. */
export function findListedByRef(refKey: string) {
  return db().project.findMany({ where: { isListed: true, refKey }, select: { projectUid: true }, take: 2 });
}

/** About how many projects are listed: exact up to `exactMax`, what PostgreSQL believes beyond. */
export async function countListedRoughly(exactMax: number): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM project WHERE is_listed LIMIT ${exactMax + 1}) AS counted`;
  const counted = row?.count ?? 0;
  return counted > exactMax ? estimateListed({ words: [], isForgiving: false, text: '', refKey: '' }) : counted;
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
export function listNewest(of: { tagKey?: string | undefined; uid?: string | undefined }, max: number) {
  return db().project.findMany({
    where: { isListed: true, ...(of.tagKey === undefined ? {} : { tagKeys: { has: of.tagKey } }), ...(of.uid === undefined ? {} : { creator: { uid: of.uid } }) },
    include: { file: true, creator: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: max,
  });
}
