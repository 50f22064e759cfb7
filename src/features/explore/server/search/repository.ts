import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/http/pagination';
import type { ExploreSort } from '../../schema';
import type { Placed } from '../repository';
import { NAMES_APART } from '@/features/search/model/search-document';
import { spellOut, WAITING_MAX, waitingChanges } from '../dictionary/repository';
import type { Candidate } from '../../search/model/ranking';
import { allOf, type Unit, unitQuery, wordsAlone } from '../../search/model/search-query';

/** Totals of searches are exact up to here; larger ones are estimates. */
export const COUNT_MAX = 1_000;
const CODES_MAX = 200;
/** Of more hits than are counted, so many of each kind that is likely the best are ranked, */
const POOL_EACH = 40;
/** and so many of the newest and of the most viewed are looked at for them. */
const NEWEST_LOOKED_AT = 2_000;
const VIEWED_LOOKED_AT = 500;
/**
 * Number of hits with all words in their name that are read for the newest ones, if the 2,000 above
 * are not enough.
 */
const NAMED_LOOKED_AT = 5_000;
/** Search condition: a tsquery of text and filters, or a code. */
export type Wanted = {
  query: string;
  units: readonly Unit[];
  refKeys: readonly string[];
  gtin: string | undefined;
  /** The words of the text, for names that are or begin with it. */
  key: string;
  /** The filters as a tsquery, for the code. */
  filters: string | undefined;
  /** Weight of each unit, if not all of them are required. */
  rarity?: readonly number[] | undefined;
  /** So many hits are enough. */
  max?: number | undefined;
};

/** Result of a search: the number of hits, and the best in their rough order. */
export type Hits = { total: number; hits: Candidate[] };

type HitRow = [
  id: string,
  nameKey: string,
  isCode: boolean,
  views: number,
  rating: number,
  createdAt: string,
  places: number[],
];

const filtered = (filters: string | undefined) =>
  filters === undefined ? Prisma.empty : Prisma.sql`AND s.words @@ ${filters}::tsquery`;

/** Projects with the code. Most have none, so searching for a blank code would read all of them. */
const codes = ({ refKeys, gtin, filters }: Wanted) => Prisma.sql`
  SELECT s.project_id, s.created_at FROM project_search AS s
  WHERE (s.ref_key = ANY(${refKeys}::text[]) OR s.gtin = ${gtin ?? null}) AND s.ref_key <> '' ${filtered(filters)} LIMIT ${CODES_MAX}`;

const atMost = (max: number) => Prisma.sql`(SELECT total FROM counted) <= ${max}`;

/** Rows, with all their words where these are needed. */
const withWords = (rows: Prisma.Sql, areNeeded: boolean) =>
  areNeeded
    ? Prisma.sql`${rows} AS hit JOIN project_search AS s ON s.project_id = hit.project_id`
    : Prisma.sql`${rows} AS s`;

/**
 * The rough score of a hit: one of its names equals or starts with the text, or contains all units;
 * in partial matches, the weight of the units it has.
 */
function worthOf({ units, key, rarity }: Wanted): Prisma.Sql {
  const queries = units.map((unit) => unitQuery(unit));
  const inName =
    rarity === undefined
      ? Prisma.sql`CASE WHEN s.name_words @@ ${allOf(queries) ?? ''}::tsquery THEN 100 ELSE 0 END`
      : // Read once: the words of a long guide lie apart, packed.
        Prisma.sql`(
          SELECT sum(CASE WHEN s.name_words @@ u.query THEN 1.5 WHEN w.words @@ u.query THEN 1 ELSE 0 END * u.says)
          FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(${queries}::text[]::tsquery[], ${rarity}::real[]) AS u (query, says))`;
  const [apart, names] = [Prisma.sql`${NAMES_APART}::text`, Prisma.sql`s.name_key`];
  return Prisma.sql`(CASE WHEN position(${apart} || ${key} IN ${apart} || ${names}) = 0 THEN 0
    WHEN position(${apart} || ${key} || ${apart} IN ${apart} || ${names} || ${apart}) > 0 THEN 1000 ELSE 500 END + ${inName})::real`;
}

/**
 * The pool of likely best hits when there are more than are counted: names that start with the
 * text, and the newest and most viewed with all units in their name.
 */
function poolOf({ units, key, filters }: Wanted): Prisma.Sql {
  const named = Prisma.sql`${allOf(units.map((unit) => unitQuery(unit))) ?? ''}::tsquery`;
  const fits = Prisma.sql`s.name_words @@ ${named} ${filtered(filters)} AND NOT ${atMost(COUNT_MAX)}`;
  return Prisma.sql`
    WITH newest AS MATERIALIZED (
      SELECT s.project_id, s.created_at FROM (
        SELECT * FROM project_search ORDER BY created_at DESC, project_id DESC LIMIT ${NEWEST_LOOKED_AT}) AS s WHERE ${fits} ORDER BY s.created_at DESC LIMIT ${POOL_EACH})
    (SELECT s.project_id, s.created_at FROM (
      SELECT * FROM project_search WHERE name_key >= ${key} AND name_key < ${key} || chr(1114111) ORDER BY name_key LIMIT ${POOL_EACH}) AS s WHERE ${fits})
    UNION (SELECT * FROM newest)
    UNION (SELECT s.project_id, s.created_at FROM (
      SELECT id, views FROM project WHERE is_listed ORDER BY views DESC, id DESC LIMIT ${VIEWED_LOOKED_AT}) AS p
      JOIN project_search AS s ON s.project_id = p.id WHERE ${fits} ORDER BY p.views DESC LIMIT ${POOL_EACH})
    UNION (SELECT s.project_id, s.created_at FROM ${withWords(Prisma.sql`search_named(${named}, ${NAMED_LOOKED_AT}::int)`, filters !== undefined)}
      WHERE ${fits} AND (SELECT count(*) FROM newest) < ${POOL_EACH} ORDER BY s.created_at DESC LIMIT ${POOL_EACH})`;
}

/**
 * True if the only unit certainly matches more projects than are counted; the index would collect a
 * hundred thousand positions to find out. A pending change counts as one project.
 */
const isCommon = ({ units, filters, rarity }: Wanted) => {
  const [only, ...others] = units;
  const singleWords = only && others.length === 0 && !filters && !rarity ? wordsAlone(only) : [];
  return Prisma.sql`
    SELECT coalesce(max(projects), 0) - ${waitingChanges} > ${COUNT_MAX} AND ${waitingChanges} < ${WAITING_MAX} AS yes
    FROM search_word WHERE word = ANY(${singleWords}::text[])`;
};

/**
 * Hits in rough order, and their number. With more hits than are counted: a pool of likely best
 * ones, and the limit plus one. Always one statement.
 * @param limit 0 to count only
 */
export async function listHits(wanted: Wanted, limit: number, offset: number): Promise<Hits> {
  const { units, max = COUNT_MAX + 1 } = wanted;
  const query = await spellOut(wanted.query);
  const inPlace = (...weights: Parameters<typeof unitQuery>[1] & object) =>
    Prisma.sql`${units.map((unit) => unitQuery(unit, weights))}::text[]::tsquery[]`;
  const [found] = await db().$queryRaw<{ total: number; hits: HitRow[] }[]>`
    WITH common AS MATERIALIZED (${isCommon(wanted)}),
    codes AS MATERIALIZED (${codes(wanted)}),
    hits AS MATERIALIZED (
      SELECT s.project_id, s.created_at, ${worthOf(wanted)} AS worth FROM ${withWords(Prisma.sql`search_hits(${query}::tsquery, ${max}::int)`, wanted.rarity !== undefined)}
      WHERE NOT (SELECT yes FROM common) AND s.project_id NOT IN (SELECT project_id FROM codes)),
    counted AS MATERIALIZED (SELECT CASE WHEN yes THEN ${COUNT_MAX + 1} ELSE (SELECT count(*) FROM codes) + (SELECT count(*) FROM hits) END::int AS total FROM common),
    chosen AS (
      SELECT * FROM (
        SELECT project_id, created_at, true AS is_code, 10000 AS worth FROM codes
        UNION ALL SELECT project_id, created_at, false, worth FROM hits WHERE ${atMost(COUNT_MAX)}) AS found
      WHERE ${limit}::int > 0 ORDER BY worth DESC, created_at DESC, project_id DESC LIMIT ${limit} OFFSET ${offset}),
    pool AS (${poolOf(wanted)}),
    listed AS (
      SELECT * FROM chosen
      UNION ALL SELECT project_id, created_at, false, 0 FROM pool WHERE ${limit}::int > 0 AND project_id NOT IN (SELECT project_id FROM codes))
    SELECT (SELECT total FROM counted) AS total, coalesce(json_agg(json_build_array(l.project_id, s.name_key, l.is_code, p.views, s.rating, s.created_at,
      ARRAY(
        SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2 WHEN s.words @@ u.query THEN 1 ELSE 0 END
        FROM unnest(${inPlace()}, ${inPlace('B')}, ${inPlace('C')}) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place))
      ORDER BY l.worth DESC, l.created_at DESC, l.project_id DESC), '[]') AS hits
    FROM listed AS l JOIN project_search AS s USING (project_id) JOIN project AS p ON p.id = l.project_id`;
  return { total: found?.total ?? 0, hits: found?.hits.map(candidateOf) ?? [] };
}

const candidateOf = ([
  id,
  nameKey,
  isCode,
  views,
  rating,
  createdAt,
  places,
]: HitRow): Candidate => ({
  id,
  names: nameKey.split(NAMES_APART),
  isCode,
  views,
  rating,
  createdAt: new Date(createdAt),
  places,
});

/** The orders of listed projects: `s` is the row of the search, `p` the project. */
export const ORDERS: Record<Exclude<ExploreSort, 'relevance'>, Prisma.Sql> = {
  'createdAt:desc': Prisma.sql`s.created_at DESC, s.project_id DESC`,
  'createdAt:asc': Prisma.sql`s.created_at ASC, s.project_id ASC`,
  'updatedAt:desc': Prisma.sql`s.updated_at DESC, s.project_id DESC`,
  'updatedAt:asc': Prisma.sql`s.updated_at ASC, s.project_id ASC`,
  'views:desc': Prisma.sql`p.views DESC, p.id DESC`,
  'rating:desc': Prisma.sql`s.rating DESC, s.created_at DESC, s.project_id DESC`,
};

/**
 * A page of hits in an order other than relevance, and their number; no page when there are more
 * than are counted.
 */
export async function listHitsBy(
  sort: Exclude<ExploreSort, 'relevance'>,
  wanted: Wanted,
  page: Page,
): Promise<{ total: number; placed: Placed[] }> {
  const rows = await db().$queryRaw<{ total: number; id: string | null; updatedAt: Date }[]>`
    WITH hits AS MATERIALIZED (
      SELECT project_id FROM (${codes(wanted)}) AS codes
      UNION SELECT project_id FROM search_hits(${await spellOut(wanted.query)}::tsquery, ${COUNT_MAX + 1}::int)),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits),
    page AS (
      SELECT s.project_id, s.updated_at, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place
      FROM hits JOIN project_search AS s USING (project_id) JOIN project AS p ON p.id = s.project_id
      WHERE ${atMost(COUNT_MAX)} ORDER BY place LIMIT ${page.limit} OFFSET ${offsetOf(page)})
    SELECT counted.total, page.project_id AS id, page.updated_at AS "updatedAt" FROM counted LEFT JOIN page ON true ORDER BY page.place`;
  return {
    total: rows[0]?.total ?? 0,
    placed: rows.flatMap(({ id, updatedAt }) => (id === null ? [] : { id, updatedAt })),
  };
}

/**
 * A page when there are more hits than are counted, along the index of the order; `but` excludes
 * earlier hits.
 */
export async function walkHits(
  sort: Exclude<ExploreSort, 'relevance'>,
  query: string,
  page: { limit: number; offset: number },
  but: string[] = [],
): Promise<Placed[]> {
  return db().$queryRaw<Placed[]>`
    SELECT s.project_id AS id, s.updated_at AS "updatedAt" FROM project_search AS s ${sort === 'views:desc' ? Prisma.sql`JOIN project AS p ON p.id = s.project_id AND p.is_listed` : Prisma.empty}
    WHERE s.words @@ ${query}::tsquery AND s.project_id <> ALL(${but}::uuid[]) ORDER BY ${ORDERS[sort]} LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** PostgreSQL's estimate of the hits of a search that has more than are counted. */
export async function estimateHits(query: string): Promise<number> {
  const rows = await db().$queryRaw<
    { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]
  >`EXPLAIN (FORMAT JSON) SELECT 1 FROM project_search WHERE words @@ ${query}::tsquery`;
  return Math.max(COUNT_MAX + 1, rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}
