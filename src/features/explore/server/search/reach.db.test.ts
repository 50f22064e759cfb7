import { publishRows } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { buildCreator } from '@/testing/database/factories';
import { SEARCH_VERSION } from '@/features/search/model/search-document';
import { sweepSearch } from '@/features/search/server/service';
import { exploreQuery } from '../../schema';
import { searchProjects } from '../service';
import { understand } from './service';

const MADE_WITHIN_MS = 180_000;

const sweep = async () => {
  while (!(await sweepSearch()));
};

/**
 * Inserts guides at equal intervals, the newest first; names and search words are SQL over their
 * number n.
 */
async function sow(
  many: number,
  hours: number,
  { name, words, nameWords }: { name: string; words: string; nameWords: string },
): Promise<void> {
  const {
    actor: { creatorId },
  } = await buildCreator();
  await inTransaction(
    async () => {
      await db().$executeRawUnsafe(`
      INSERT INTO project (id, project_uid, creator_id, name, head, type, status, is_listed, languages, updated_at, created_at)
      SELECT gen_random_uuid(), 'many' || n, '${creatorId}', ${name} || ' ' || n, '{}', 1, 2, true, ARRAY['en'], now(), now() - n * interval '${hours} hours' FROM generate_series(1, ${many}) AS n`);
      await publishRows();
      await db().$executeRawUnsafe(`
      INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, name_words, rating, created_at)
      SELECT id, ${SEARCH_VERSION}, lower(name), '', languages, '', '{}', (${words})::tsvector, (${nameWords})::tsvector, 7, created_at
      FROM (SELECT *, substr(project_uid, 5)::int AS n FROM project WHERE starts_with(project_uid, 'many')) AS p ON CONFLICT DO NOTHING`);
      await db().$executeRaw`DELETE FROM search_due`;
    },
    { timeoutMs: MADE_WITHIN_MS },
  );
  await sweep();
}

describe('of many with the word in their name', () => {
  /** Guides with each of these names in turn, some ninety a month. */
  const sowGaskets = (names: string[], many: number) =>
    sow(many, 8, {
      name: `(ARRAY[${names.map((name) => `'${name}'`).join(', ')}])[1 + n % ${names.length}]`,
      words: "'''gasket'':1A ''/en/gasket'':1A ''/l/en'''",
      nameWords: "'''gasket'':1A ''/en/gasket'':1A'",
    });
  const newest = (limit: number, offset: number) => db().$queryRaw<{ id: string }[]>`
    SELECT project_id AS id FROM project_search ORDER BY starts_with(name_key, 'gasket') DESC, created_at DESC, project_id DESC LIMIT ${limit} OFFSET ${offset}`;

  it.each([
    ['few of them begin so', [...Array<string>(99).fill('Oil gasket'), 'Gasket'], 900],
    ['many of them begin so', ['Oil gasket', 'Gasket'], 900],
    ['they were made within a month', ['Oil gasket', 'Gasket of oil'], 60],
  ])(
    'finds those that begin so and the newest, whatever page is asked for: %s',
    async (_, names, many) => {
      await sowGaskets(names, many);
      for (const [limit, offset] of [
        [40, 0],
        [60, 0],
        [20, 40],
        [50, 400],
        [50, many - 50],
      ] as const) {
        const { total, hits } = await understand('gasket', undefined, { limit, offset }, false);
        expect([total, hits.map(({ id }) => id)], `${limit} from ${offset}`).toEqual([
          many,
          (await newest(limit, offset)).map(({ id }) => id),
        ]);
      }
    },
    MADE_WITHIN_MS,
  );
});

describe('of more hits than are counted', () => {
  /** Guides with the word among their parts, one each hour; these have it in their name too. */
  const sowPumps = (isNamed: string) =>
    sow(10_100, 1, {
      name: "'Pump'",
      words: "'''seal'':1C ''/l/en'''",
      nameWords: `CASE WHEN ${isNamed} THEN '''pump'':1A ''seal'':2A' ELSE '''pump'':1A' END`,
    });
  const change = (sql: string) => db().$executeRawUnsafe(sql);
  const search = (query: Record<string, string>) =>
    searchProjects(exploreQuery.parse({ name: 'seal', ...query }));
  const shown = async (page = '1') =>
    (await search({ page })).results.map(({ projectUid }) => projectUid);
  const uids = (first: number, step = 1) =>
    Array.from({ length: 10 }, (_, index) => `many${first + index * step}`);

  it(
    'those with the word in their name come first, however old, and then the newest',
    async () => {
      await sowPumps('n BETWEEN 5001 AND 5010');
      expect(await search({})).toMatchObject({ totalIsEstimate: true });
      expect([await shown(), await shown('2')]).toEqual([uids(5001), uids(1)]);
    },
    MADE_WITHIN_MS,
  );

  it(
    'much viewed ones are among the best, by the name that they have now and only while they are listed',
    async () => {
      await sowPumps('n % 100 = 0');
      const newest = uids(100, 100);
      expect(await shown()).toEqual(newest);
      await change("UPDATE project SET views = 5000 WHERE project_uid = 'many10000'");
      await sweep();
      expect(await shown()).toEqual(['many10000', ...newest.slice(0, 9)]);
      const name = (words: string) =>
        change(
          `UPDATE project_search SET name_words = '${words}'::tsvector WHERE project_id = (SELECT id FROM project WHERE project_uid = 'many10000')`,
        );
      await name("''pump'':1A");
      expect(await shown()).toEqual(newest);
      await name("''pump'':1A ''seal'':2A");
      expect((await shown())[0]).toBe('many10000');
      await change(
        "UPDATE project SET is_listed = false, status = 1 WHERE project_uid = 'many10000'",
      );
      expect(await shown()).toEqual(newest);
      await change("UPDATE project SET views = 9 WHERE project_uid = 'many9900'");
      await sweep();
      expect((await shown())[0]).toBe('many9900');
    },
    MADE_WITHIN_MS,
  );

  it(
    'thousands that were made within a month do not hide the newest',
    async () => {
      await sowPumps('n > 0');
      await change(
        "UPDATE project_search SET created_at = now() - (SELECT substr(project_uid, 5)::int FROM project WHERE id = project_id) * interval '10 seconds'",
      );
      expect(await shown()).toEqual(uids(1));
    },
    MADE_WITHIN_MS,
  );

  it(
    'thousands of an earlier month do not hide those that were made since',
    async () => {
      await sowPumps('n > 2090');
      // Two thousand newer guides lack the word in their name; ten of that month have it, and all
      // older ones.
      await change(`
      UPDATE project_search SET created_at = timestamptz '2026-05-20Z' - n * interval '10 seconds' - CASE WHEN n > 2100 THEN interval '60 days' ELSE interval '0' END
      FROM (SELECT id, substr(project_uid, 5)::int AS n FROM project) AS p WHERE p.id = project_id`);
      expect(await shown()).toEqual(uids(2091));
    },
    MADE_WITHIN_MS,
  );
});
