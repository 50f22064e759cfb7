import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { quoteLexeme } from '@/features/search/model/lexemes';
import type { Known } from '../../search/model/meaning';
import { type Unit, unitQuery } from '../../search/model/search-query';

/** Up to here a word's number of projects is counted, to know its weight. */
const RARITY_COUNT_MAX = 200;
/** A word in more projects than this is surely one of a listed project. */
const SURELY_LISTED_FROM = 50;
const WITHIN_MAX = 12;
const NEAR_MAX = 6;
const LIKE_MAX = 3;
const LIKE_LEAST = 0.5;
const BEGUN_MAX = 12;

/** A beginning is spelt out as at most so many words, */
const SPELT_MAX = 200;
/** and only where they are in more projects than this: the index finds the others as fast. */
const SPELT_FROM = 500;

/**
 * Maximum of counted pending changes of words; with more of them, the dictionary's numbers are not
 * reliable.
 */
export const WAITING_MAX = 1_000;
export const waitingChanges = Prisma.sql`(SELECT count(*) FROM (SELECT FROM search_word_change ORDER BY id LIMIT ${WAITING_MAX}) AS waiting)`;

/** Dictionary entries of the units of a search with no or hardly any hits. */
export function explainUnits(units: readonly Unit[]): Promise<Known[]> {
  const queries = units.map((unit, place) => ({
    place,
    query: unitQuery(unit),
    word: unit.text,
    next: unit.mistakes > 0 ? followed(units[place + 1]) : null,
    mistakes: unit.mistakes,
  }));
  // A rare word may belong to a project that is no longer listed; the search itself shows none of
  // those.
  return db().$queryRaw<Known[]>`
    SELECT k.count, k."isWord", k."isBeginning", k.near, k.within, k.splits, k.joined,
      CASE
        WHEN k.mistakes = 0 THEN '{}'
        WHEN k.count = 0 AND k.near = '[]' AND k.splits = '[]' AND k.within = '{}' AND k.joined = '{}' THEN ARRAY(
          SELECT w.word FROM search_word AS w WHERE w.word % k.word AND similarity(w.word, k.word) >= ${LIKE_LEAST}::real AND w.projects > 0
          ORDER BY similarity(w.word, k.word) DESC, w.word LIMIT ${LIKE_MAX})
      END AS alike
    FROM (
      SELECT u.place, u.word, u.mistakes,
        CASE WHEN (SELECT w.projects FROM search_word AS w WHERE w.word = u.word) - ${waitingChanges} >= ${RARITY_COUNT_MAX} AND ${waitingChanges} < ${WAITING_MAX} THEN ${RARITY_COUNT_MAX}::int
          ELSE (SELECT count(*)::int FROM search_hits(u.query::tsquery, ${RARITY_COUNT_MAX}::int)) END AS count,
        coalesce((SELECT w.projects > 0 FROM search_word AS w WHERE w.word = u.word), false) AS "isWord",
        EXISTS (SELECT 1 FROM search_word AS w WHERE w.word > u.word AND w.word < u.word || chr(1114111) AND w.projects > 0) AS "isBeginning",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects) ORDER BY n.place), '[]')
          FROM search_near(u.word, u.mistakes, ${NEAR_MAX}::int) WITH ORDINALITY AS n (word, distance, projects, place)
          WHERE u.mistakes > 0 AND n.word <> u.word
            AND (n.projects > ${SURELY_LISTED_FROM} OR EXISTS (SELECT 1 FROM search_hits(('''' || n.word || '''')::tsquery, 1)))) AS near,
        ARRAY(SELECT w.word FROM search_word AS w
          WHERE length(u.word) >= 4 AND w.word LIKE '%' || u.word || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
          ORDER BY w.projects DESC, w.word LIMIT ${WITHIN_MAX}) AS within,
        (SELECT coalesce(jsonb_agg(jsonb_build_array(f.first, f.second) ORDER BY f.projects DESC, f.first), '[]') FROM (
          SELECT one.word AS first, two.word AS second, least(one.projects, two.projects) AS projects
          FROM generate_series(3, length(u.word) - 3) AS i
          JOIN search_word AS one ON one.word = left(u.word, i) JOIN search_word AS two ON two.word = substr(u.word, i + 1)
          WHERE u.mistakes > 0 AND length(u.word) >= 7 AND one.projects > 0 AND two.projects > 0 ORDER BY 3 DESC, 1 LIMIT 2) AS f) AS splits,
        ARRAY(SELECT w.word FROM search_word AS w
          WHERE w.word >= u.word || u.next AND w.word < u.word || u.next || chr(1114111) AND length(w.word) <= length(u.word) + length(u.next) + 2 AND w.projects > 0
          ORDER BY w.projects DESC, w.word LIMIT ${NEAR_MAX}) AS joined
      FROM jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) AS u (place int, query text, word text, next text, mistakes int) OFFSET 0) AS k
    ORDER BY k.place`;
}

// Codes are words of their own.
const followed = (next: Unit | undefined) => (next && next.mistakes > 0 ? next.text : null);

/** The commonest words that begin so. */
export async function listBegun(beginning: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ word: string }[]>`
    SELECT word FROM search_word WHERE word LIKE ${`${beginning}%`} AND projects > 0 ORDER BY projects DESC, word LIMIT ${BEGUN_MAX}`;
  return rows.map(({ word }) => word);
}

const BEGINNING = /'(\p{L}+)':\*/gu;

/**
 * The query with common prefixes replaced by the words that start with them. For a prefix, the
 * index collects all positions, a hundred thousand for a common one; whole words it compares one by
 * one. Words with digits match by their letters. Pending words are included while there are few.
 */
export async function spellOut(query: string): Promise<string> {
  const beginnings = [...new Set([...query.matchAll(BEGINNING)].flatMap(([, word]) => word ?? []))];
  // A single word is not compared with others.
  if (!query.includes('&') || beginnings.length === 0) return query;
  const spelt = await db().$queryRaw<{ beginning: string; words: string[] }[]>`
    SELECT b.beginning, array_agg(DISTINCT w.word) AS words FROM unnest(${beginnings}::text[]) AS b (beginning), LATERAL (
      (SELECT d.word, d.projects FROM search_word AS d WHERE d.word >= b.beginning AND d.word < b.beginning || chr(1114111) LIMIT ${SPELT_MAX + 1})
      UNION ALL SELECT n.word, 0 FROM (SELECT added FROM search_word_change ORDER BY id LIMIT ${SPELT_MAX + 1}) AS c, unnest(c.added) AS n (word) WHERE starts_with(n.word, b.beginning)) AS w
    WHERE ${waitingChanges} <= ${SPELT_MAX}
    GROUP BY b.beginning HAVING count(*) <= ${SPELT_MAX} AND sum(w.projects) > ${SPELT_FROM}`;
  return spelt.reduce(
    (text, { beginning, words }) =>
      text.replaceAll(`${quoteLexeme(beginning)}:*`, `(${words.map(quoteLexeme).join(' | ')})`),
    query,
  );
}
