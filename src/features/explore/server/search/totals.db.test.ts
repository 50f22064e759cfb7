import { publishRows } from '@/testing/database/stored-items';
import { expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { buildCreator } from '@/testing/database/factories';
import { SEARCH_VERSION } from '@/features/search/model/search-document';
import { sweepSearch } from '@/features/search/server/service';
import { exploreQuery } from '../../schema';
import { searchProjects } from '../service';

const BOUND = 1_000;
// A busy machine takes several times as long as an idle one.
const BUSY_MS = 180_000;

/** The product's own statements are never as large as these, and may take 5 s. */
const unhurried = (work: () => Promise<unknown>) => inTransaction(work, { timeoutMs: BUSY_MS });

/** Inserts listed guides with the word by SQL; triggers report them to the search. */
const sow = (creatorId: string, from: number, to: number) =>
  unhurried(async () => {
    await db().$executeRaw`
    INSERT INTO project (id, project_uid, creator_id, name, head, type, status, is_listed, languages, updated_at, created_at)
    SELECT gen_random_uuid(), 'many' || n, ${creatorId}::uuid, 'Gasket ' || n, '{}', 1, 2, true, ARRAY['de'], now(), now() - n * interval '1 minute' FROM generate_series(${from}::int, ${to}::int) AS n`;
    await publishRows();
    await db().$executeRaw`
    INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, name_words, rating, created_at)
    SELECT id, ${SEARCH_VERSION}::int, lower(name), '', languages, 'seals', '{}',
      CASE WHEN substr(project_uid, 5)::int % 2 = 0 THEN '''gasket'':1A ''/en/gasket'':1A ''/l/de'' ''/c/seals''' ELSE '''gaskets'':1A ''/en/gasket'':1A ''/l/de'' ''/c/seals''' END::tsvector,
      '''gasket'':1A'::tsvector, 7, created_at FROM project WHERE is_listed AND starts_with(project_uid, 'many') ON CONFLICT DO NOTHING`;
    await db().$executeRaw`DELETE FROM search_due`;
  });

const unlist = (from: number, to: number) =>
  unhurried(
    () => db().$executeRaw`
  UPDATE project SET is_listed = false, type = 2 WHERE project_uid IN (SELECT 'many' || n FROM generate_series(${from}::int, ${to}::int) AS n)`,
  );
const remove = (from: number, to: number) =>
  unhurried(
    () => db().$executeRaw`
  DELETE FROM project WHERE project_uid IN (SELECT 'many' || n FROM generate_series(${from}::int, ${to}::int) AS n)`,
  );
const sweep = async () => {
  while (!(await sweepSearch()));
};

/**
 * Queries that match all of them: a word, its inflection, its prefix, a language, a category, and a
 * typo.
 */
const LISTS: Record<string, string>[] = [
  { name: 'gasket' },
  { name: 'gaskets' },
  { name: 'gask' },
  { language: 'de' },
  { category: 'seals' },
  { name: 'gasket', language: 'de' },
  { name: 'gasket', sortBy: 'createdAt:desc' },
  { name: 'gasket', sortBy: 'views:desc' },
];
const SLIP = { name: 'gaskat' };

async function expectTotals(
  listed: number,
  moment: string,
  lists = [...LISTS, SLIP],
): Promise<void> {
  for (const query of lists) {
    const { totalResults, totalIsEstimate } = await searchProjects(exploreQuery.parse(query));
    const context = `${moment}: ${JSON.stringify(query)}`;
    if (listed <= BOUND)
      expect([totalResults, totalIsEstimate], context).toEqual([listed, undefined]);
    else expect([totalResults > BOUND, totalIsEstimate], context).toEqual([true, true]);
  }
}

it(
  'totals are exact up to 1,000, whatever was just changed and whatever statistics believe',
  async () => {
    const {
      actor: { creatorId },
    } = await buildCreator();
    await sow(creatorId, 1, 1_250);
    // The dictionary has not learnt the word yet.
    await expectTotals(1_250, 'right after so many were made', LISTS);
    await sweep();
    await db().$executeRaw`ANALYZE project, project_search, search_word`;
    await expectTotals(1_250, 'when they are added up');
    // From here on, PostgreSQL's estimates are outdated.
    await remove(1, 100);
    await unlist(101, 249);
    await sweep();
    await expectTotals(1_001, 'one above the bound');
    await unlist(250, 250);
    await expectTotals(BOUND, 'at the bound, one change waiting');
    await sweep();
    await expectTotals(BOUND, 'at the bound');
    await remove(251, 251);
    await expectTotals(999, 'one below the bound');
    await sow(creatorId, 1_251, 1_252);
    await expectTotals(1_001, 'two more, waiting');
    await unlist(252, 551);
    await expectTotals(701, 'after many were hidden at once');
    await sweep();
    await expectTotals(701, 'in the end');
  },
  BUSY_MS,
);

it(
  'of many guides with a word, those with it in their names come first, the newest before; the others are counted',
  async () => {
    const {
      actor: { creatorId },
    } = await buildCreator();
    await sow(creatorId, 1, 300);
    // The newest thirty have it elsewhere, and others a word that begins so.
    await unhurried(
      () => db().$executeRaw`
    UPDATE project_search SET name_key = 'seal', name_words = '''seal'':1A'::tsvector, words = CASE WHEN n <= 20 THEN '''seal'':1A ''gasket'':3C' ELSE '''seal'':1A ''gasketry'':3C' END::tsvector
    FROM (SELECT id, substr(project_uid, 5)::int AS n FROM project) AS p WHERE p.id = project_id AND n <= 30`,
    );
    const uids = async (query: Record<string, string>) =>
      (await searchProjects(exploreQuery.parse(query))).results.map(({ projectUid }) => projectUid);
    const from = (first: number) =>
      Array.from({ length: 10 }, (_, index) => `many${first + index}`);
    for (const moment of ['right after they were made', 'when they are added up']) {
      await expectTotals(300, moment, [{ name: 'gasket' }]);
      expect(await uids({ name: 'gasket', limit: '10' }), moment).toEqual(from(31));
      expect(await uids({ name: 'gasket', limit: '10', page: '10' }), moment).toEqual(from(121));
      expect(await uids({ name: 'gasket', limit: '10', page: '28' }), moment).toEqual(from(1));
      await sweep();
    }
  },
  BUSY_MS,
);
