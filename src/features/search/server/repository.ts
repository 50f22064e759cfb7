import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { SEARCHED_STEP_TEXTS } from '@/features/projects/model/content/fields';
import type { SearchDocument, SearchSource } from '../model/search-document';
import { SEARCH_VERSION } from '../model/search-document';

/**
 * Bayesian average: assumes this many additional average ratings, so that one good rating does not
 * lead.
 */
const READERS_ASSUMED = 5;
const HALVES_ASSUMED = 7;
const WORD_CHANGES_AT_ONCE = 500;
const RATING_CHANGES_AT_ONCE = 1_000;

export type SourceRow = SearchSource & { id: string; createdAt: Date; updatedAt: Date };

const PARTS = ['lines[*].text', 'marks[*].label', 'further[*].marks[*].label'];
const searchedTexts = [...PARTS, ...SEARCHED_STEP_TEXTS].map(
  (name) => Prisma.sql`jsonb_path_query_array(p.contents, ${`$.steps[*].${name}`}::jsonpath)`,
);

/** The searchable fields of listed projects; others are omitted. */
export async function listSources(ids: string[]): Promise<SourceRow[]> {
  return db().$queryRaw<SourceRow[]>`
    SELECT p.id, p.head, p.created_at AS "createdAt", p.updated_at AS "updatedAt", c.name AS "creatorName",
      ${Prisma.join(searchedTexts, ' || ')} AS "stepTexts"
    FROM project_edition AS p JOIN creator AS c ON c.id = p.creator_id WHERE p.id = ANY(${ids}::uuid[]) AND p.is_newest AND p.is_listed`;
}

/**
 * Stores the search rows of these projects and removes them from the due list. Keeps existing
 * ratings.
 */
export async function writeDocuments(
  documents: (SearchDocument & { id: string; createdAt: Date; updatedAt: Date })[],
): Promise<void> {
  const rows = documents.map(
    ({
      id,
      nameKey,
      refKey,
      gtin,
      languages,
      categoryKey,
      tagKeys,
      translatedKeys,
      words,
      nameWords,
      createdAt,
      updatedAt,
    }) => ({
      id,
      name_key: nameKey,
      ref_key: refKey,
      gtin,
      languages,
      category_key: categoryKey,
      tag_keys: tagKeys,
      translated_keys: translatedKeys,
      words,
      name_words: nameWords,
      created_at: createdAt,
      updated_at: updatedAt,
    }),
  );
  await db().$executeRaw`
    INSERT INTO project_search (project_id, version, name_key, ref_key, gtin, languages, category_key, tag_keys, translated_keys, words, name_words, rating, created_at, updated_at)
    SELECT d.id, ${SEARCH_VERSION}::int, d.name_key, d.ref_key, d.gtin, d.languages, d.category_key, d.tag_keys, d.translated_keys, d.words::tsvector, d.name_words::tsvector,
      (coalesce(r.halves, 0) + ${READERS_ASSUMED * HALVES_ASSUMED}::real) / (coalesce(r.readers, 0) + ${READERS_ASSUMED}::real), d.created_at, d.updated_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS d (id uuid, name_key text, ref_key text, gtin text, languages text[], category_key text, tag_keys text[], translated_keys jsonb, words text, name_words text, created_at timestamptz, updated_at timestamptz)
    LEFT JOIN project_rating AS r ON r.project_id = d.id ORDER BY d.id
    ON CONFLICT (project_id) DO UPDATE SET version = excluded.version, name_key = excluded.name_key, ref_key = excluded.ref_key, gtin = excluded.gtin,
      languages = excluded.languages, category_key = excluded.category_key, tag_keys = excluded.tag_keys, translated_keys = excluded.translated_keys, words = excluded.words, name_words = excluded.name_words,
      created_at = excluded.created_at, updated_at = excluded.updated_at`;
}

/** Removes these projects from the due list. */
export async function deleteDue(ids: string[]): Promise<void> {
  await db().$executeRaw`DELETE FROM search_due WHERE project_id = ANY(${ids}::uuid[])`;
}

/** Some due projects, locked for this transaction. */
export async function takeDue(max: number): Promise<string[]> {
  const rows = await db().$queryRaw<
    { id: string }[]
  >`SELECT project_id AS id FROM search_due LIMIT ${max} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** Locks those of the projects that no transaction changes, so that they stay as read. */
export async function holdUnchanged(ids: string[]): Promise<string[]> {
  const rows = await db().$queryRaw<
    { id: string }[]
  >`SELECT id FROM project WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/**
 * Marks listed projects as due whose row is missing or outdated, in the order of ids.
 * @returns the last checked id; undefined at the end
 */
export async function noteOutdated(after: string, max: number): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ last: string | null; looked: number }[]>`
    WITH looked AS (SELECT id, is_listed FROM project WHERE id > ${after}::uuid ORDER BY id LIMIT ${max}),
    noted AS (
      INSERT INTO search_due (project_id) SELECT l.id FROM looked AS l LEFT JOIN project_search AS s ON s.project_id = l.id
      WHERE l.is_listed AND s.version IS DISTINCT FROM ${SEARCH_VERSION}::int ORDER BY l.id ON CONFLICT DO NOTHING)
    SELECT (SELECT id::text FROM looked ORDER BY id DESC LIMIT 1) AS last, (SELECT count(*)::int FROM looked) AS looked`;
  return row && row.looked === max ? (row.last ?? undefined) : undefined;
}

export type Walk = { version: number; after?: string | undefined };

/**
 * The progress of the check for outdated rows, locked for this transaction; undefined while another
 * one runs.
 */
export async function takeWalk(): Promise<Walk | undefined> {
  await db()
    .$executeRaw`INSERT INTO setting (key, value, updated_at) VALUES ('search_walk', '{"version":0}', now()) ON CONFLICT DO NOTHING`;
  const [row] = await db().$queryRaw<
    { value: Walk }[]
  >`SELECT value FROM setting WHERE key = 'search_walk' FOR UPDATE SKIP LOCKED`;
  return row?.value;
}

export async function saveWalk(walk: Walk): Promise<void> {
  await db()
    .$executeRaw`UPDATE setting SET value = ${JSON.stringify(walk)}::jsonb, updated_at = now() WHERE key = 'search_walk'`;
}

/**
 * Folds some word changes into the dictionary.
 * @returns how many
 */
export async function foldWordChanges(): Promise<number> {
  const [row] = await db().$queryRaw<{ notes: number }[]>`
    WITH taken AS (
      DELETE FROM search_word_change WHERE id IN (SELECT id FROM search_word_change ORDER BY id LIMIT ${WORD_CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING added, removed),
    -- In one order for all, so that two that fold at once wait for each other at most for a moment, and never for ever.
    sums AS (
      SELECT word, sum(n)::int AS n FROM (
        SELECT unnest(added) AS word, 1 AS n FROM taken UNION ALL SELECT unnest(removed), -1 FROM taken) AS each
      GROUP BY word HAVING sum(n) <> 0 ORDER BY word COLLATE "C"),
    folded AS (
      INSERT INTO search_word AS w (word, projects) SELECT word, n FROM sums
      ON CONFLICT (word) DO UPDATE SET projects = w.projects + excluded.projects)
    SELECT count(*)::int AS notes FROM taken`;
  return row?.notes ?? 0;
}

/** Deletes words that no listed project uses. */
export async function deleteUnusedWords(max: number): Promise<void> {
  await db()
    .$executeRaw`DELETE FROM search_word WHERE word IN (SELECT word FROM search_word WHERE projects = 0 LIMIT ${max}) AND projects = 0`;
}

/**
 * Folds some rating changes into the sort values of their projects.
 * @returns how many
 */
export async function foldRatingChanges(): Promise<number> {
  const [row] = await db().$queryRaw<{ notes: number }[]>`
    WITH taken AS (
      DELETE FROM rating_change WHERE id IN (SELECT id FROM rating_change ORDER BY id LIMIT ${RATING_CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING project_id, halves, readers),
    sums AS (
      SELECT project_id, sum(halves)::int AS halves, sum(readers)::int AS readers FROM taken GROUP BY project_id ORDER BY project_id),
    ratings AS (
      INSERT INTO project_rating AS r (project_id, halves, readers) SELECT project_id, halves, readers FROM sums
      ON CONFLICT (project_id) DO UPDATE SET halves = r.halves + excluded.halves, readers = r.readers + excluded.readers
      RETURNING r.project_id, (r.halves + ${READERS_ASSUMED * HALVES_ASSUMED}::real) / (r.readers + ${READERS_ASSUMED}::real) AS mean),
    held AS (SELECT project_id FROM project_search WHERE project_id IN (SELECT project_id FROM sums) ORDER BY project_id FOR NO KEY UPDATE),
    sorted AS (
      -- One more rating hardly moves a much rated project; its row, with all its words, is written when it moves.
      UPDATE project_search AS s SET rating = ratings.mean FROM ratings JOIN held USING (project_id) WHERE s.project_id = ratings.project_id AND abs(s.rating - ratings.mean) > 0.001)
    SELECT count(*)::int AS notes FROM taken`;
  return row?.notes ?? 0;
}

/**
 * The search fields of the creator's projects, the listed ones first, locked until the transaction
 * ends: a concurrent edit either comes before and is read, or sees the creator's new name.
 */
export function lockSearchFields(creatorId: string) {
  return db().$queryRaw<{ id: string; head: unknown }[]>`
    SELECT id, head FROM project
    WHERE creator_id = ${creatorId}::uuid ORDER BY is_listed DESC, id FOR NO KEY UPDATE`;
}

/** Not an edit by the creator: version and time of the last change stay. */
export async function updateSearchTexts(texts: { id: string; text: string }[]): Promise<void> {
  await db().$executeRaw`
    UPDATE project SET search_text = given.text
    FROM unnest(${texts.map(({ id }) => id)}::uuid[], ${texts.map(({ text }) => text)}::text[]) AS given (id, text)
    WHERE project.id = given.id`;
}
