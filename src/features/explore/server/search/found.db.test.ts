import { publishRows } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildProject, buildPublished } from '@/testing/database/factories';
import { ask, names, publish } from '@/testing/searches';
import { archiveProject, unpublishProject } from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { exploreQuery, filtersQuery } from '../../schema';
import { searchProjects } from '../service';
import { listFilters } from '../filters/service';
const NONE = { languages: [], categories: [], tags: [] };
const offered = (query: Record<string, string>) => listFilters(filtersQuery.parse(query));

describe('what is not public', () => {
  // security: 27
  it('is in no list, no number, no suggestion and no correction', async () => {
    const {
      creator,
      made: [gone, put, removed],
    } = await publish(
      { name: 'Quibbletron gone' },
      { name: 'Quibbletron away' },
      { name: 'Quibbletron removed' },
    );
    await buildPublished({
      creator,
      name: 'Quibbletron by link',
      type: 2,
      category: 'Hidden',
      tags: ['hidden'],
    });
    await buildProject({ creator, name: 'Quibbletron draft', steps: 1 });
    await unpublishProject(creator.actor, gone?.id ?? '');
    await archiveProject(creator.actor, put?.id ?? '');
    await deleteOwnedProject(creator.actor, removed?.id ?? '');
    for (const text of ['quibbletron', 'quibletron', 'quibbl', 'bbletron', 'quibbletron gone']) {
      const answer = await ask(text);
      expect(answer, text).toMatchObject({ totalResults: 0, results: [], nearest: [] });
      expect(answer).not.toHaveProperty('corrected');
    }
    expect(await listFilters(filtersQuery.parse({}))).toEqual(NONE);
    // Also while the dictionary has not forgotten yet.
    await db().searchWord.upsert({
      where: { word: 'quibbletron' },
      create: { word: 'quibbletron', projects: 1 },
      update: { projects: 1 },
    });
    expect(await ask('quibletron')).not.toHaveProperty('corrected');
  });
});

describe('guides in several languages', () => {
  const bread = {
    name: 'Pão de queijo',
    category: 'Receitas',
    tags: ['forno', 'lanche'],
    parts: ['polvilho azedo'],
    languages: ['pt-BR' as const, 'en' as const],
    names: [{ lang: 'en' as const, value: 'Cheese bread' }],
    categories: [{ lang: 'en' as const, value: 'Recipes' }],
    tagLists: [{ lang: 'en' as const, values: ['oven'] }],
    partLists: [{ lang: 'en' as const, values: ['sour starch'] }],
  };

  it('are found first by their name in each, and say what they are called where the shown name lacks it', async () => {
    const {
      creator,
      made: [guide],
    } = await publish(bread, { name: 'Bread board for cheese' }, { name: 'Cheese bread knife' });
    const first = async (text: string, locale: 'en' | 'pt-BR') => {
      const { results } = await searchProjects(exploreQuery.parse({ name: text }), locale);
      return [results[0]?.projectUid, results[0]?.found];
    };
    const uid = guide?.projectUid;
    expect(await first('cheese bread', 'en')).toEqual([uid, undefined]);
    expect(await first('pao de queijo', 'pt-BR')).toEqual([uid, undefined]);
    expect(await first('pão de queijo', 'en')).toEqual([
      uid,
      { in: 'name', text: 'Pão de queijo', lang: 'pt-BR' },
    ]);
    expect(await first('oven', 'en')).toEqual([uid, { in: 'tag', text: 'oven', lang: 'en' }]);
    expect(await first('polvilho', 'en')).toEqual([
      uid,
      { in: 'part', text: 'polvilho azedo', lang: 'pt-BR' },
    ]);
    // A language that the guide has dropped has no hits.
    await updateOwnedProject(creator.actor, guide?.id ?? '', { languages: ['pt-BR'] });
    expect(await first('oven', 'en')).toEqual([undefined, undefined]);
  });

  it('are offered by filters in the language of the reader, and found by a filter in any', async () => {
    await publish(bread, { name: 'Soup', category: 'recipes', tags: ['oven', 'pot'] });
    const offered = async (query: Record<string, string>, locale?: 'en' | 'pt-BR') => {
      const { categories, tags } = await listFilters(filtersQuery.parse(query), locale);
      return [...categories, ...tags].map(({ value, count }) => `${value.toLowerCase()} ${count}`);
    };
    expect(await offered({}, 'en')).toEqual(['recipes 2', 'oven 2', 'pot 1']);
    expect(await offered({}, 'pt-BR')).toEqual([
      'receitas 1',
      'recipes 1',
      'forno 1',
      'lanche 1',
      'oven 1',
      'pot 1',
    ]);
    expect(await offered({ begins: 'ov' }, 'en')).toEqual(['oven 2']);
    expect(await offered({ begins: 'fo' }, 'en')).toEqual([]);
    expect(await offered({ begins: 'fo' }, 'pt-BR')).toEqual(['forno 1']);
    for (const [name, value] of [
      ['category', 'Receitas'],
      ['tag', 'Lanche'],
      ['tag', 'forno'],
    ] as const)
      expect(await names('', { [name]: value }), value).toEqual(['Pão de queijo']);
    for (const [name, value] of [
      ['category', 'Recipes'],
      ['tag', 'oven'],
    ] as const)
      expect((await names('', { [name]: value })).toSorted(), value).toEqual([
        'Pão de queijo',
        'Soup',
      ]);
  });
});

describe('what the filters offer', () => {
  it('counts each group under the other filters and the search, not under its own', async () => {
    await publish(
      { name: 'Oak shelf', languages: ['pt-BR', 'en'], category: 'Móveis', tags: ['Wood', 'wall'] },
      { name: 'Oak table', category: 'moveis', tags: ['wood'] },
      { name: 'Lamp', category: 'Light', tags: ['Wall'] },
    );
    expect(await offered({})).toEqual({
      languages: [
        { value: 'en', count: 3 },
        { value: 'pt-BR', count: 1 },
      ],
      categories: [
        { value: expect.stringMatching(/^m[óo]veis$/i), count: 2 },
        { value: 'Light', count: 1 },
      ],
      tags: [
        { value: expect.stringMatching(/^wall$/i), count: 2 },
        { value: expect.stringMatching(/^wood$/i), count: 2 },
      ],
    });
    const narrowed = await offered({ name: 'oak', tag: 'wall' });
    expect(narrowed.categories).toEqual([{ value: 'Móveis', count: 1 }]);
    expect(narrowed.tags.map(({ count }) => count).sort()).toEqual([1, 2]);
    expect((await offered({ category: 'LIGHT' })).categories.map(({ count }) => count)).toEqual([
      2, 1,
    ]);
    expect(await offered({ name: 'helicopter' })).toEqual(NONE);
  });
});

describe('any search', () => {
  // security: 53
  it('is answered', async () => {
    await publish({ name: 'Wood % glue' }, { name: 'a b c', tags: ['c++'] });
    const odd = [
      'a '.repeat(100),
      'x'.repeat(200),
      '🔥'.repeat(200),
      'the of and',
      'a',
      'the',
      '((((',
      '&|!:*',
      "'",
      "''",
      '\\',
      ':*',
      "a'b\\c",
      '<->',
      '/en/wood',
      '/l/en',
      '!!wood',
      'wood:*A',
      '🧑‍🔧',
      'ﷺ'.repeat(50),
      'ß'.repeat(100),
      Array.from({ length: 60 }, (_, index) => `w${index}`)
        .join(' ')
        .slice(0, 200),
      'ab'.repeat(100),
      '\u202e\u200b',
      '４００６３８１３３３９３１',
      'İstanbul',
      '한국어 검색',
      'ไทย',
      '日本語',
      '1/2"',
      '%%%',
      '____',
      '--',
      '..',
      'c++',
    ];
    for (const text of odd) {
      for (const sortBy of ['relevance', 'views:desc', 'rating:desc'])
        expect((await ask(text, { sortBy })).results.length, text).toBeGreaterThanOrEqual(0);
      await listFilters(filtersQuery.parse({ name: text, tag: text, category: text }));
    }
    expect(await names('c++')).toEqual(['a b c']);
    expect(await names('%')).toEqual(['Wood % glue']);
    expect(await names('the of and')).toEqual([]);
    expect(await names('wood:*A')).toEqual([]);
  });

  it('of too many letters is refused', () => {
    expect(exploreQuery.safeParse({ name: '🔥'.repeat(201) }).success).toBe(false);
  });
  it('with more hits than are counted says an estimate, shows the best and pages on', async () => {
    const { creator } = await publish({ name: 'Filler' });
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, head, type, status, is_listed, languages, updated_at, created_at)
      SELECT gen_random_uuid(), 'uid' || n, ${creator.actor.creatorId}::uuid, 'Filler of ' || n, '{}', 1, 2, true, ARRAY['en'], now(), now() - n * interval '1 minute' FROM generate_series(1, 10100) AS n`;
    await publishRows();
    await db().$executeRaw`
      INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, name_words, rating, created_at)
      SELECT id, 1, lower(name), '', languages, '', '{}', '''filler'':1A ''/l/en'''::tsvector, 'filler'::tsvector, 7, created_at FROM project ON CONFLICT DO NOTHING`;
    await db().$executeRaw`ANALYZE project_search`;
    const first = await ask('filler');
    expect([first.totalIsEstimate, first.results[0]?.name]).toEqual([true, 'Filler']);
    expect(first.totalResults).toBeGreaterThan(1_000);
    const seen = [
      ...(await names('filler', { limit: '50', page: '1' })),
      ...(await names('filler', { limit: '50', page: '5' })),
      ...(await names('filler', { limit: '50', page: '8' })),
      ...(await names('filler', { limit: '50', page: '100' })),
    ];
    expect([seen.length, new Set(seen).size]).toEqual([200, 200]);
    for (const sortBy of ['createdAt:asc', 'views:desc', 'rating:desc'])
      expect((await names('filler', { sortBy, page: '1000' })).length).toBe(10);
    expect(await ask('filler', { page: '100000' })).toMatchObject({
      results: [],
      totalIsEstimate: true,
    });
    const filters = await listFilters(filtersQuery.parse({ name: 'filler' }));
    expect(filters.isEstimate).toBe(true);
    expect(filters.languages[0]?.count).toBeGreaterThan(1_000);
  });
});

describe('the values of filters that begin as somebody types', () => {
  it('are found however many others are more frequent', async () => {
    const { creator } = await publish({
      name: 'Radio',
      category: 'Électronique',
      tags: ['Elder wood', 'oak'],
    });
    for (let number = 0; number < 13; number += 1)
      await publishTwice(creator, `Category ${number}`);
    const common = await offered({});
    expect(common.categories).toHaveLength(12);
    expect(common.categories.map(({ value }) => value)).not.toContain('Électronique');
    expect(await offered({ begins: 'ELE' })).toMatchObject({
      categories: [{ value: 'Électronique', count: 1 }],
      tags: [],
    });
    expect((await offered({ begins: 'el', name: 'radio' })).tags).toEqual([
      { value: 'Elder wood', count: 1 },
    ]);
    expect((await offered({ begins: '', tag: 'oak' })).categories).toHaveLength(1);
    expect((await offered({ begins: '' })).categories).toHaveLength(14);
    expect((await offered({ begins: "x' & \\" })).categories).toEqual([]);
  });

  const publishTwice = async (
    creator: Awaited<ReturnType<typeof publish>>['creator'],
    category: string,
  ) => {
    for (const name of ['One', 'Two']) await buildPublished({ creator, name, category });
  };
});

describe('search follows at once', () => {
  it('a new name, a new label, and what is taken away', async () => {
    const {
      creator,
      made: [project],
    } = await publish({ name: 'Estante', tags: ['madeira'] });
    await updateOwnedProject(creator.actor, project?.id ?? '', {
      name: 'Bread box',
      tags: [],
      parts: ['Hinge'],
      ref: 'BB-1',
    });
    expect([await names('estante'), await names('madeira')]).toEqual([[], []]);
    for (const text of ['bread', 'hinge', 'bb1', 'brea bocks'])
      expect(await names(text), text).toEqual(['Bread box']);
    expect(await ask('brea bocks')).toMatchObject({ leftOutWords: ['bocks'] });
  });
});
