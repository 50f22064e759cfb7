import { describe, expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { buildCreator, buildPublished } from '@/testing/factories';
import { SEARCH_VERSION } from '../../project/search/model/search-document';
import { sweepSearch } from '../../project/search/service';
import { findCards } from '../repository';
import { exploreQuery } from '../schema';
import { searchProjects } from '../service';
import { understand } from './service';

const SPAN = { limit: 60, offset: 0 };
const find = (name: string, filters?: string) => understand(name, filters, SPAN, false);

describe('what a code found', () => {
  it('comes with its cards, which are those that are read by themselves', async () => {
    const creator = await buildCreator({ name: 'Zoë Brandão' });
    const { project: { id, projectUid } } = await buildPublished({ creator, name: 'Lamp', ref: 'ZX-991', tags: ['light'], parts: ['Bulb'] });
    const { total, cards } = await find('zx-991');
    expect([total, cards]).toEqual([1, await findCards([id])]);
    expect((await searchProjects(exploreQuery.parse({ name: 'ZX-991' }))).results).toMatchObject([{ projectUid, found: { in: 'ref' }, creator: { name: 'Zoë Brandão' } }]);
  });

  it('comes without them when it is not all, or too much', async () => {
    const creator = await buildCreator();
    await buildPublished({ creator, name: 'Lamp', ref: 'ZX-991' });
    await buildPublished({ creator, name: 'Shade for ZX-991' });
    expect(await find('zx-991')).toMatchObject({ total: 2, cards: undefined });
    for (let number = 0; number < 11; number += 1) await buildPublished({ creator, name: `Fuse ${number}`, ref: 'QQ-1' });
    expect(await find('qq-1')).toMatchObject({ total: 11, cards: undefined });
    expect(await find('lamp')).toMatchObject({ total: 1, cards: undefined });
    const { results } = await searchProjects(exploreQuery.parse({ name: 'zx-991' }));
    expect(results.map(({ name }) => name)).toEqual(['Lamp', 'Shade for ZX-991']);
  });
});

describe('of many with the word in their name', () => {
  const MADE_WITHIN_MS = 180_000;

  /** So many guides, each of these names in turn, one every eight hours: some ninety a month. */
  const sow = async (names: string[], many: number) => {
    const { actor: { creatorId } } = await buildCreator();
    await inTransaction(async () => {
      await db().$executeRaw`
        INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, status, is_listed, languages, updated_at, created_at)
        SELECT gen_random_uuid(), 'many' || n, ${creatorId}::uuid, (${names}::text[])[1 + n % cardinality(${names}::text[])] || ' ' || n, 10, 1, 2, true, ARRAY['en'], now(), now() - n * interval '8 hours'
        FROM generate_series(1, ${many}::int) AS n`;
      await db().$executeRaw`
        INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, name_words, rating, created_at)
        SELECT id, ${SEARCH_VERSION}::int, lower(name), '', languages, '', '{}', '''gasket'':1A ''/en/gasket'':1A ''/l/en'''::tsvector, '''gasket'':1A ''/en/gasket'':1A'::tsvector, 7, created_at
        FROM project WHERE starts_with(project_uid, 'many') ON CONFLICT DO NOTHING`;
      await db().$executeRaw`DELETE FROM search_due`;
    }, { timeoutMs: MADE_WITHIN_MS });
    while (!(await sweepSearch()));
  };
  const newest = (limit: number, offset: number) => db().$queryRaw<{ id: string }[]>`
    SELECT project_id AS id FROM project_search ORDER BY starts_with(name_key, 'gasket') DESC, created_at DESC, project_id DESC LIMIT ${limit} OFFSET ${offset}`;

  it.each([
    ['few of them begin so', [...Array<string>(99).fill('Oil gasket'), 'Gasket'], 3000],
    ['many of them begin so', ['Oil gasket', 'Gasket'], 3000],
    ['they were made within a month', ['Oil gasket', 'Gasket of oil'], 60],
  ])('finds those that begin so and the newest, whatever page is asked for: %s', async (_, names, many) => {
    await sow(names, many);
    for (const [limit, offset] of [[40, 0], [60, 0], [20, 40], [50, 1450], [50, many - 50]] as const) {
      const { total, hits } = await understand('gasket', undefined, { limit, offset }, false);
      expect([total, hits.map(({ id }) => id)], `${limit} from ${offset}`).toEqual([many, (await newest(limit, offset)).map(({ id }) => id)]);
    }
  }, MADE_WITHIN_MS);
});
