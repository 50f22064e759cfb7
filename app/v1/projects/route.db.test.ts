import { describe, expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import type { ProjectInput } from '@/features/projects/schema';
import { call } from '@/testing/api';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { PATCH as archive } from '../dashboard/projects/[id]/archive/route';
import { PATCH as change } from '../dashboard/projects/[id]/route';
import { GET } from './route';

type Query = Record<string, string> | string;
const ask = (query: Query = {}) => call(GET, { query });
const namesFor = async (query: Query): Promise<string[]> =>
  (await ask(query)).body.results.map((project: { name: string }) => project.name);

async function publish(...guides: Partial<ProjectInput>[]) {
  const creator = await buildCreator({ name: 'Zoë Brandão' });
  for (const guide of guides) await buildPublished({ creator, ...guide });
  return creator;
}

describe('GET /v1/projects', () => {
  // security: 30
  it('serves visitors: cards with their creator and nothing private, newest first', async () => {
    await publish({ name: 'Older' }, { name: 'Newer' });
    const { status, body } = await ask();
    expect([status, body.totalResults]).toEqual([200, 2]);
    expect(body.results.map((card: { name: string }) => card.name)).toEqual(['Newer', 'Older']);
    expect(body.results[0].creator).toEqual({
      uid: expect.any(String),
      name: 'Zoë Brandão',
      avatar: null,
      verified: false,
      backgroundColor: '#d3d3d3',
      textColor: '#1b1916',
    });
    expect(Object.keys(body.results[0])).not.toEqual(expect.arrayContaining(['version']));
    expect(JSON.stringify(body)).not.toMatch(/@makerstep|importKey|searchText|creatorId/);
  });

  // security: 27
  it('never shows unpublished, archived or private projects, not even to their owner or a search', async () => {
    const creator = await publish({ name: 'Shown lamp' });
    await buildProject({ creator, name: 'Draft lamp', ref: 'LAMP', steps: 1 });
    await buildPublished({
      creator,
      name: 'Private lamp',
      ref: 'LAMP',
      type: 2,
      tags: ['secret'],
      category: 'Secret',
    });
    const { project } = await buildPublished({ creator, name: 'Archived lamp', ref: 'LAMP' });
    await call(archive, { method: 'PATCH', token: creator.token, params: { id: project.id } });
    const open: Query[] = [
      {},
      { name: 'lamp' },
      { name: 'LAMP' },
      { sortBy: 'views:desc' },
      { language: 'en' },
    ];
    for (const query of open) expect(await namesFor(query)).toEqual(['Shown lamp']);
    const secret: Query[] = [{ tag: 'secret' }, { category: 'secret' }, { name: 'private' }];
    for (const query of secret)
      expect((await ask(query)).body).toMatchObject({ results: [], totalResults: 0 });
    expect((await call(GET, { token: creator.token })).body.totalResults).toBe(1);
  });

  it('pages, sorts and counts', async () => {
    await publish(...Array.from({ length: 13 }, (_, n) => ({ name: `Guide ${n}` })));
    await db().$executeRaw`UPDATE project SET views = right(name, 2)::int`;
    const second = (await ask({ page: '2' })).body;
    expect([second.results.length, second.totalResults]).toEqual([3, 13]);
    expect((await ask({ page: '3' })).body).toEqual({ results: [], totalResults: 13 });
    expect((await ask({ page: '1000000000', limit: '50' })).body).toEqual({
      results: [],
      totalResults: 13,
    });
    expect(await namesFor({ sortBy: 'views:desc', limit: '3' })).toEqual([
      'Guide 12',
      'Guide 11',
      'Guide 10',
    ]);
    expect(await namesFor({ sortBy: 'createdAt:asc', limit: '2', page: '2' })).toEqual([
      'Guide 2',
      'Guide 3',
    ]);
    const all = [
      ...(await namesFor({ name: 'guide', limit: '7' })),
      ...(await namesFor({ name: 'guide', limit: '7', page: '2' })),
    ];
    expect(new Set(all).size).toBe(13);
  });

  // security: 52
  it.each([
    'page=0',
    'page=-1',
    'page=NaN',
    'page=1e18',
    'page=1&page=2',
    'limit=51',
    'limit=0',
    'sortBy=name:asc',
    'sortBy=',
    'language=xx',
    'language=EN',
    'language=',
    'language=en&language=de',
    'name=a&name=b',
    `name=${'x'.repeat(201)}`,
    `tag=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });

  it('ignores unknown parameters', async () => {
    await publish({ name: 'One' });
    expect(await namesFor('status=all&creatorId=x&page[]=7&lang=xx')).toEqual(['One']);
  });
});

describe('searching', () => {
  const shelf = {
    name: 'Estante de pão',
    ref: 'SH-20',
    brand: 'Oak & Co',
    category: 'Móveis',
    tags: ['Madeira', 'cozinha'],
  };
  const lamp = {
    name: 'Puncture repair',
    ref: 'LP-1',
    brand: 'Lux',
    category: 'Bicycle',
    tags: ['tyre'],
  };

  it.each([
    ['the name', 'estante'],
    ['the name without accents', 'PAO'],
    ['the name with accents', 'PÃO'],
    ['decomposed accents', 'pa\u0303o'],
    ['the brand', 'oak'],
    ['the category', 'moveis'],
    ['a tag', 'MADEIRA'],
    ['the reference code', 'sh-20'],
    ['several words in any order', 'cozinha estante'],
    ['a part of a word', 'stant'],
    ['a misspelling', 'estamte'],
    ['another', 'madiera'],
    ['words with spaces around', '   estante   de '],
  ])('finds by %s', async (_, name) => {
    await publish(shelf, lamp);
    expect(await namesFor({ name })).toEqual(['Estante de pão']);
  });

  it("finds by the creator's name", async () => {
    await publish(shelf);
    expect(await namesFor({ name: 'zoe brandao' })).toEqual(['Estante de pão']);
  });

  it('finds nothing without a match', async () => {
    await publish(shelf, lamp);
    for (const name of ['helicopter', 'zeppelin helicopter', 'xq', '🪵'])
      expect(await namesFor({ name }), name).toEqual([]);
  });

  it('puts the exact reference code first, then matches in the name', async () => {
    await publish(
      { name: 'A', ref: 'X-1' },
      { name: 'B', tags: ['x-1'] },
      { name: 'X-1 explained' },
      { name: 'C', ref: 'x-10' },
    );
    expect((await namesFor({ name: 'x-1' })).slice(0, 2)).toEqual(['A', 'X-1 explained']);
    expect(await namesFor({ name: 'X-1', sortBy: 'createdAt:asc' })).toEqual([
      'A',
      'B',
      'X-1 explained',
      'C',
    ]);
  });

  it('puts exact words before misspelt ones', async () => {
    await publish({ name: 'Cabinet' }, { name: 'Cabinets of wood' }, { name: 'Cabinte' });
    expect(await namesFor({ name: 'cabinte' })).toEqual(expect.arrayContaining(['Cabinte']));
    expect((await namesFor({ name: 'cabinte' }))[0]).toBe('Cabinte');
  });

  // security: 52, 53
  it.each(['%', '_', '\\', "'", '"', '%%', '\\%', "' OR 1=1 --", '$1', ';', '{}', '*'])(
    'treats %s as a plain character',
    async (name) => {
      await publish({ name: `Wood ${name} glue` }, { name: 'Plain' });
      expect(await namesFor({ name })).toEqual([`Wood ${name} glue`]);
    },
  );

  it('treats a blank search as none', async () => {
    await publish(shelf, lamp);
    for (const name of ['', '   ', '\t']) expect((await ask({ name })).body.totalResults).toBe(2);
  });

  it('handles long and odd searches', async () => {
    await publish(shelf);
    for (const name of [
      'a '.repeat(100),
      'x'.repeat(200),
      '🔥'.repeat(200),
      '\u202e\u200b',
      '((((',
      '\ud800',
      'ﷺ'.repeat(100),
    ]) {
      expect((await ask({ name })).status, name.slice(0, 8)).toBe(200);
    }
    expect((await ask('name=%00')).status).toBe(400);
  });

  it('filters by language, category and tag without regard to case and accents, together with a search', async () => {
    await publish({ ...shelf, languages: ['pt-BR', 'en'] }, { ...lamp, languages: ['en'] });
    expect(await namesFor({ language: 'pt-BR' })).toEqual(['Estante de pão']);
    expect((await namesFor({ language: 'en' })).length).toBe(2);
    expect(await namesFor({ category: 'MOVEIS' })).toEqual(['Estante de pão']);
    expect(await namesFor({ tag: 'Tyre' })).toEqual(['Puncture repair']);
    expect(await namesFor({ tag: 'tyre', name: 'estante' })).toEqual([]);
    expect(await namesFor({ tag: 'ty' })).toEqual([]);
    expect(await namesFor({ tag: '%', category: '_' })).toEqual([]);
  });

  it('follows a change of the project at once', async () => {
    const creator = await publish(shelf);
    const row = await db().project.findFirstOrThrow();
    await call(change, {
      method: 'PATCH',
      token: creator.token,
      params: { id: row.id },
      body: { name: 'Bread box', ref: 'BB', tags: [], category: '' },
    });
    expect(await namesFor({ name: 'estante' })).toEqual([]);
    expect(await namesFor({ tag: 'madeira' })).toEqual([]);
    expect(await namesFor({ name: 'bb' })).toEqual(['Bread box']);
  });

  it('marks a total above 10,000 as an estimate', async () => {
    const creator = await publish();
    // More than the product writes in one statement, which may take 5 s.
    await inTransaction(
      () => db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, search_text, head, type, status, is_listed, languages, updated_at)
      SELECT gen_random_uuid(), 'uid' || n, ${creator.actor.creatorId}::uuid, 'Filler', 'filler', '{}', 1, 2, true, ARRAY['en'], now() FROM generate_series(1, 10000) AS n`,
      { timeoutMs: 60_000 },
    );
    expect((await ask()).body).toMatchObject({ totalResults: 10_000 });
    expect((await ask()).body).not.toHaveProperty('totalIsEstimate');
    await buildPublished();
    const { body } = await ask();
    expect(body.totalIsEstimate).toBe(true);
    expect(body.totalResults).toBeGreaterThan(10_000);
  });
});
