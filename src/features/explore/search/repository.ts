import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/pagination';
import type { Known } from './model/meaning';
import type { Candidate } from './model/ranking';
import type { Finding, Unit } from './model/search-query';
import { findingOf, unitQuery } from './model/search-query';
import { type CardRow, type CardText, readCard } from '../repository';
import type { ExploreSort } from '../schema';

/** Totals are exact up to here; counting further would cost more than anybody learns from it (contract, section 4). */
export const COUNT_MAX = 10_000;
const CODES_MAX = 200;
/** So many cards come along with what a code found. */
const CARDS_MAX = 10;
/** Up to here a word's number of projects is counted, to know how much it says. */
const RARITY_COUNT_MAX = 200;
const WITHIN_MAX = 12;
const NEAR_MAX = 6;
const LIKE_MAX = 3;
const BEGUN_MAX = 12;

/** What rows are looked for: a tsquery with the text and the filters in it, and the code that finds by itself. */
export type Wanted = {
  query: string;
  /** The parts of the query, which all have to be there. */
  queries: readonly string[];
  units: readonly Unit[];
  refKey: string;
  gtin: string | undefined;
  /** The words of the text, for names that are or begin with it. */
  key: string;
  /** The filters as a tsquery, for the code. */
  filters: string | undefined;
  /** How much each unit says, when not all of them must be there. */
  rarity?: readonly number[] | undefined;
  /** So many hits are enough. */
  max?: number | undefined;
  /** Beginnings of words in the query. */
  beginnings: readonly string[];
  /** Lexemes and beginnings of words of which each alone finds what is wanted; undefined when it takes several together. */
  finding?: Finding | undefined;
};

/** A query to be looked up in the index. */
export type Asked = Pick<Wanted, 'query' | 'beginnings'>;

type HitRow = [
  id: string,
  nameKey: string,
  isCode: boolean,
  views: number,
  rating: number,
  createdAt: string,
  places: number[],
];

const HIT = Prisma.sql`s.project_id, s.created_at`;

function codes({ refKey, gtin, filters }: Wanted): Prisma.Sql {
  // Most projects have no code: looking for the blank one would go through all of them.
  if (refKey === '' && gtin === undefined)
    return Prisma.sql`SELECT ${HIT}, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE false`;
  const code =
    gtin === undefined
      ? Prisma.sql`s.ref_key = ${refKey}`
      : Prisma.sql`(s.ref_key = ${refKey} OR s.gtin = ${gtin})`;
  const filter =
    filters === undefined ? Prisma.empty : Prisma.sql`AND s.words @@ ${filters}::tsquery`;
  return Prisma.sql`SELECT ${HIT}, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE ${code} AND s.ref_key <> '' ${filter} LIMIT ${CODES_MAX}`;
}

// What is surely in more projects than are counted is not counted: the database keeps a number that is never too high.
const known = ({ finding }: Wanted) =>
  Prisma.sql`known AS MATERIALIZED (SELECT ${finding ? Prisma.sql`search_at_least(${finding.lexemes}::text[], ${finding.beginnings}::text[])` : Prisma.sql`0`} AS projects)`;
const IF_COUNTED = Prisma.sql`(SELECT projects FROM known) <= ${COUNT_MAX}`;
const total = (name: Prisma.Sql) =>
  Prisma.sql`(SELECT CASE WHEN known.projects > ${COUNT_MAX} THEN known.projects ELSE (SELECT count(*)::int FROM ${name}) END AS total FROM known)`;

/** For each unit what finds it anywhere, in labels and in parts, as search_answer takes them. */
const unitQueries = (units: readonly Unit[]) => [
  ...units.map((unit) => unitQuery(unit)),
  ...units.map((unit) => unitQuery(unit, ['B'])),
  ...units.map((unit) => unitQuery(unit, ['C'])),
];

const lookedUp = ({ query, beginnings }: Asked) =>
  Prisma.sql`search_query(${query}, ${beginnings}::text[])`;

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
  nameKey,
  isCode,
  views,
  rating,
  createdAt: new Date(createdAt),
  places,
});

/** What a search found: how many there are, the best in their rough order, and what cards of them came along. */
export type Hits = { total: number; hits: Candidate[]; cards?: CardRow[] | undefined };

/**
 * Hits in their rough order, and how many there are. Of more hits than are counted: about how many there are, and of them those with the code, those
 * whose name begins so, and those with all words in their name, the newest and the most viewed; however many hits there are, it looks at some hundred.
 * What a code found comes with its cards. One statement, whatever is found.
 * @param limit 0 when nobody wants to see them
 */
export async function listHits(
  {
    query,
    queries: asked,
    beginnings,
    finding,
    units,
    rarity,
    key,
    refKey,
    gtin,
    filters,
    max = COUNT_MAX + 1,
  }: Wanted,
  limit: number,
  offset: number,
): Promise<Hits> {
  const [found] = await db().$queryRaw<
    { total: number; hits: HitRow[]; cards: CardText[] | null }[]
  >`
    SELECT total, hits, (
      SELECT json_agg(card || jsonb_build_object('ratings', rating_sums((card->>'id')::uuid)) ORDER BY place)
      FROM jsonb_array_elements(cards::jsonb) WITH ORDINALITY AS listed (card, place)) AS cards
    FROM search_answer(
      ${query}, ${asked}::text[], ${beginnings}::text[], ${finding?.lexemes ?? null}::text[], ${finding?.beginnings ?? null}::text[], ${unitQueries(units)}::text[], ${rarity ?? null}::real[], ${key},
      ${refKey === '' ? null : refKey}, ${gtin ?? null}, ${filters ?? null}, ${COUNT_MAX}::int, ${max}::int, ${limit}::int, ${offset}::int, ${CARDS_MAX}::int)`;
  return {
    total: found?.total ?? 0,
    hits: found?.hits.map(candidateOf) ?? [],
    cards: found?.cards?.map(readCard),
  };
}

// Codes are words of their own.
const followed = (next: Unit | undefined) => (next && next.mistakes > 0 ? next.text : null);

/** What is known of the units of a search that found nothing or hardly anything. */
export function explainUnits(units: readonly Unit[]): Promise<Known[]> {
  const asked = units.map((unit, place) => ({
    place,
    query: unitQuery(unit),
    ...findingOf(unit),
    word: unit.text,
    next: unit.mistakes > 0 ? followed(units[place + 1]) : null,
    mistakes: unit.mistakes,
  }));
  return db().$queryRaw<Known[]>`
    SELECT count, is_word AS "isWord", is_beginning AS "isBeginning", near, within, splits, joined, alike
    FROM search_meanings(${JSON.stringify(asked)}::jsonb, ${RARITY_COUNT_MAX}::int, ${NEAR_MAX}::int, ${WITHIN_MAX}::int, ${LIKE_MAX}::int)`;
}

/** The commonest words that begin so. */
export async function listBegun(beginning: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ word: string }[]>`
    SELECT word FROM search_word WHERE word LIKE ${`${beginning}%`} AND projects > 0 ORDER BY projects DESC, word LIMIT ${BEGUN_MAX}`;
  return rows.map(({ word }) => word);
}

const ORDERS: Record<Exclude<ExploreSort, 'relevance'>, Prisma.Sql> = {
  'createdAt:desc': Prisma.sql`s.created_at DESC, s.project_id DESC`,
  'createdAt:asc': Prisma.sql`s.created_at ASC, s.project_id ASC`,
  'views:desc': Prisma.sql`p.views DESC, p.id DESC`,
  'rating:desc': Prisma.sql`s.rating DESC, s.created_at DESC, s.project_id DESC`,
};

/** A page of a few hits in another order than the best first, and how many hits there are; no page of more hits than are counted. */
export async function listHitsBy(
  sort: Exclude<ExploreSort, 'relevance'>,
  wanted: Wanted,
  page: Page,
): Promise<{ total: number; ids: string[] }> {
  const rows = await db().$queryRaw<{ total: number; id: string | null }[]>`
    WITH ${known(wanted)}, hits AS MATERIALIZED (
      SELECT project_id FROM (${codes(wanted)}) AS codes
      UNION SELECT project_id FROM search_hits(${lookedUp(wanted)}, ${COUNT_MAX + 1}::int) WHERE ${IF_COUNTED}),
    page AS (
      SELECT s.project_id, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place
      FROM hits JOIN project_search AS s USING (project_id) ${sort === 'views:desc' ? Prisma.sql`JOIN project AS p ON p.id = s.project_id` : Prisma.empty}
      WHERE ${IF_COUNTED} AND (SELECT count(*) FROM hits) <= ${COUNT_MAX}
      ORDER BY place LIMIT ${page.limit} OFFSET ${offsetOf(page)})
    SELECT n.total, page.project_id AS id FROM ${total(Prisma.sql`hits`)} AS n LEFT JOIN page ON true ORDER BY page.place`;
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => id ?? []) };
}

/** A page of more hits than are counted, along the index of the order; `but` leaves out what was shown before. */
export async function walkHits(
  sort: Exclude<ExploreSort, 'relevance'>,
  query: string,
  page: { limit: number; offset: number },
  but: string[] = [],
): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT s.project_id AS id FROM project_search AS s ${sort === 'views:desc' ? Prisma.sql`JOIN project AS p ON p.id = s.project_id AND p.is_listed` : Prisma.empty}
    WHERE s.words @@ ${query}::tsquery AND s.project_id <> ALL(${but}::uuid[]) ORDER BY ${ORDERS[sort]} LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map(({ id }) => id);
}

/** How many projects PostgreSQL believes a search would find that has more hits than are counted. @param atLeast what is known of it */
export async function estimateHits(query: string, atLeast = COUNT_MAX + 1): Promise<number> {
  const [row] = await db().$queryRaw<
    { projects: number }[]
  >`SELECT search_estimate(${query}) AS projects`;
  return Math.max(atLeast, row?.projects ?? 0);
}

type Counted = {
  of: 'languages' | 'categories' | 'tags';
  value: string;
  count: number;
  looked: number;
};
type Group = {
  query: string | undefined;
  beginnings: readonly string[];
  /** How the values begin, folded. */
  begins: string;
  max: number;
};

/** How often each value occurs among the hits of a query, the most frequent first. @param looked at most so many hits are looked at */
export function countValues(
  { languages, categories, tags }: Record<Counted['of'], Group>,
  looked: number,
): Promise<Counted[]> {
  const hits = ({ query, beginnings }: Group) => Prisma.sql`
    SELECT s.project_id, s.languages, s.category_key, s.tag_keys FROM project_search AS s
    ${query === undefined ? Prisma.empty : Prisma.sql`WHERE s.words @@ (SELECT ${lookedUp({ query, beginnings })})`} LIMIT ${looked}`;
  // A value is shown as one of its projects writes it.
  const group = (
    of: Counted['of'],
    name: Prisma.Sql,
    key: Prisma.Sql,
    shown: Prisma.Sql,
    { begins, max }: Group,
  ) => Prisma.sql`
    SELECT ${of} AS of, ${shown} AS value, k.count, (SELECT count(*)::int FROM ${name}) AS looked FROM (
      SELECT key, count(*)::int AS count, (array_agg(project_id))[1] AS project_id FROM ${name}, ${key} AS key WHERE key <> '' AND starts_with(key, ${begins}) GROUP BY key ORDER BY 2 DESC, 1 LIMIT ${max}
    ) AS k JOIN project AS p ON p.id = k.project_id`;
  return db().$queryRaw<Counted[]>`
    WITH in_languages AS MATERIALIZED (${hits(languages)}),
    in_categories AS MATERIALIZED (${categories.query === languages.query ? Prisma.sql`SELECT * FROM in_languages` : hits(categories)}),
    in_tags AS MATERIALIZED (${tags.query === languages.query ? Prisma.sql`SELECT * FROM in_languages` : hits(tags)}),
    counted AS (
      ${group('languages', Prisma.sql`in_languages`, Prisma.sql`unnest(languages)`, Prisma.sql`k.key`, languages)}
      UNION ALL ${group('categories', Prisma.sql`in_categories`, Prisma.sql`unnest(ARRAY[category_key])`, Prisma.sql`p.category`, categories)}
      UNION ALL ${group('tags', Prisma.sql`in_tags`, Prisma.sql`unnest(tag_keys)`, Prisma.sql`p.tags[array_position(p.tag_keys, k.key)]`, tags)})
    SELECT * FROM counted WHERE value <> '' ORDER BY count DESC, lower(value), value`;
}
