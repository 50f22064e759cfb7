import pg from 'pg';
import type { Kind, Query } from './queries';

const COUNT_MAX = 10_000;
const SHOWN = 10;

/** What a card shows, in one statement. */
const CARDS = `
  SELECT p.*, to_jsonb(f) AS file, to_jsonb(c) AS creator, to_jsonb(a) AS avatar, to_jsonb(o) AS cover,
    (SELECT count(*) FROM step AS s WHERE s.project_id = p.id AND s.type = 1) AS steps,
    (SELECT sum(v.views) FROM project_view_shard AS v WHERE v.project_id = p.id) AS waiting_views
  FROM first_ten JOIN project AS p ON p.id = first_ten.project_id JOIN creator AS c ON c.id = p.creator_id
    LEFT JOIN file AS f ON f.id = p.file_id LEFT JOIN file AS a ON a.id = c.avatar_id LEFT JOIN file AS o ON o.id = c.cover_id`;
const TEN = `ORDER BY created_at DESC LIMIT ${SHOWN}`;

let client: pg.Client | undefined;
async function connected(): Promise<pg.Client> {
  if (!client) {
    client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
  }
  return client;
}

/**
 * The first ten with all that their cards show, the newest first, and the total up to 10,000: in two statements, of which the second
 * has the form that is best for so many hits.
 * @returns milliseconds
 */
export async function rawSearch({ text, kind, meant }: Query & { kind: Kind }): Promise<number> {
  const on = await connected();
  const startedAt = performance.now();
  // Nobody can know the right word without having looked for the typed one and then for near ones.
  if (kind === 'misspelt' || kind === 'no hit') {
    // Through the product's own function: else the planner looks for a word that is nowhere from one end of the table to the other.
    await on.query({ text: 'SELECT 1 FROM search_hits($1::tsquery, 1)', values: [`'${text}':*`] });
    await on.query({ text: 'SELECT word FROM search_near($1, 2, 6)', values: [text] });
  }
  const asked = meant.map((word) => `'${word}':*`).join(' & ');
  const [where, values] =
    kind === 'blank'
      ? ['true', []]
      : kind === 'code'
        ? ['ref_key = $1', [text.toLowerCase()]]
        : ['words @@ $1::tsquery', [asked || `'${text}':*`]];
  const { rows } = await on.query<{ count: number }>({
    name: `count ${where}`,
    text: `SELECT count(*)::int FROM (SELECT 1 FROM project_search WHERE ${where} LIMIT ${COUNT_MAX}) AS hits`,
    values,
  });
  const isCommon = (rows[0]?.count ?? 0) >= COUNT_MAX;
  const firstTen = isCommon
    ? `first_ten AS (SELECT project_id FROM project_search WHERE ${where} ${TEN})`
    : `hits AS MATERIALIZED (SELECT project_id, created_at FROM project_search WHERE ${where}), first_ten AS (SELECT project_id FROM hits ${TEN})`;
  if ((rows[0]?.count ?? 0) > 0)
    await on.query({ name: `ten ${isCommon} ${where}`, text: `WITH ${firstTen} ${CARDS}`, values });
  return performance.now() - startedAt;
}
