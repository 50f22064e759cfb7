import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, buildProject, buildPublished } from '@/testing/factories';
import { archiveProject, publishProject, unpublishProject } from '../../project/publication';
import { sweepSearch } from '../../project/search/service';
import { deleteOwnProject, updateOwnProject } from '../../project/service';
import { addStep } from '../../project/step/service';
import { exploreQuery, filtersQuery } from '../schema';
import { findByCode, listFilters, searchProjects } from '../service';

type Fields = NonNullable<Parameters<typeof buildPublished>[0]>;
const ask = (name: string, query: Record<string, string> = {}) =>
  searchProjects(exploreQuery.parse({ name, ...query }));
const names = async (name: string, query?: Record<string, string>) =>
  (await ask(name, query)).results.map((card) => card.name);

async function publish(...guides: Fields[]) {
  const creator = await buildCreator({ name: 'Zoë Brandão' });
  const made = [];
  for (const guide of guides) made.push((await buildPublished({ creator, ...guide })).project);
  return { creator, made };
}

describe('what a search forgives', () => {
  it.each([
    ['en', 'Sharpening knives', 'knife'],
    ['en', 'Bicycle battery', 'batteries'],
    ['en', 'Three boxes', 'box'],
    ['en', 'Fitting a shelf', 'shelves'],
    ['en', 'Battery replacement', 'replacing battery'],
    ['pt-BR', 'Trocar os botões', 'botão'],
    ['pt-BR', 'Dobrar papel', 'papéis'],
    ['pt-BR', 'Foto da nuvem', 'nuvens'],
    ['pt-BR', 'Instalação do motor', 'instalar motores'],
    ['es', 'Una luz para leer', 'luces'],
    ['es', 'Los lápices', 'lapices'],
    ['es', 'Coser un pantalón', 'pantalones'],
    ['es', 'Instalación eléctrica', 'instalar eléctricas'],
    ['fr', 'Réparer un château', 'châteaux'],
    ['fr', 'Le journal', 'journaux'],
    ['fr', 'Réparation du vélo', 'réparer vélos'],
    ['de', 'Räder wechseln', 'Rad'],
    ['de', 'Die Schraube', 'Schrauben'],
    ['de', 'Einstellung der Uhr', 'Uhren einstellen'],
    ['de', 'Batterie laden', 'Batterien'],
  ] as const)('is the form of a word, in %s: %s by %s', async (language, name, searched) => {
    await publish({ name, languages: [language] }, { name: 'Something else' });
    expect(await names(searched)).toEqual([name]);
  });

  it.each([
    ['one wrong letter', 'cabinat'],
    ['a missing letter', 'cabnet'],
    ['a letter too many', 'cabbinet'],
    ['two letters that changed places', 'cabniet'],
    ['two wrong letters', 'kabinat'],
    ['accents', 'càbînét'],
    ['case', 'CABINET'],
    ['the beginning of a word', 'cabi'],
    ['a part of a word', 'binet'],
    ['the order of the words', 'oak cabinet'],
    ['words that say nothing', 'how do I make a cabinet of the oak'],
  ])('is %s', async (_, searched) => {
    await publish({ name: 'Cabinet of oak' }, { name: 'Plant pot' });
    expect(await names(searched)).toEqual(['Cabinet of oak']);
  });

  it('tells what it searched for instead, and which words it found', async () => {
    await publish({ name: 'Cabinet of oak' });
    expect(await ask('Cabniet oak')).toMatchObject({
      corrected: 'cabinet oak',
      words: expect.arrayContaining(['cabinet', 'oak']),
    });
    const plain = await ask('cabinet');
    expect(plain).not.toHaveProperty('corrected');
    expect(plain.words).toContain('cabinet');
    expect(await ask('')).not.toHaveProperty('words');
  });

  it('is a swap of letters rather than a word with another letter, and finds the word that goes with the others', async () => {
    await publish(
      { name: 'Garam masala' },
      { name: 'Repair of a Karma arm' },
      { name: 'Gamma rays' },
      { name: 'A garland' },
      { name: 'Hole in a dress' },
      { name: 'Der Herd' },
    );
    expect(await ask('garma masala')).toMatchObject({
      totalResults: 1,
      corrected: 'garam masala',
      results: [{ name: 'Garam masala' }],
    });
    expect((await names('garma'))[0]).toBe('Garam masala');
    expect((await names('derss'))[0]).toBe('Hole in a dress');
    expect(await ask('kamra masala')).toMatchObject({ totalResults: 0 });
  });

  it('is a wrong letter of four, or two of them that changed places', async () => {
    await publish({ name: 'Oven' }, { name: 'Lamp' });
    for (const searched of ['oevn', 'ovan', 'oveen', 'ove'])
      expect(await names(searched), searched).toEqual(['Oven']);
  });

  it('is the beginning of other words, when nothing has these together with the rest', async () => {
    await publish(
      { name: 'Video front panel' },
      { name: 'Video card' },
      { name: 'Vidos' },
      { name: 'Vidoro' },
      { name: 'Vidom' },
    );
    expect(await ask('vido front')).toMatchObject({
      totalResults: 1,
      corrected: 'video front',
      results: [{ name: 'Video front panel' }],
    });
    expect(await listFilters(filtersQuery.parse({ name: 'vido front' }))).toMatchObject({
      languages: [{ value: 'en', count: 1 }],
    });
    expect(await ask('vido front', { sortBy: 'createdAt:desc' })).toMatchObject({
      totalResults: 1,
      corrected: 'video front',
    });
    expect(await ask('vido front', { exact: 'true' })).toMatchObject({ totalResults: 0 });
    expect(await ask('video panl', { exact: 'true' })).toMatchObject({ totalResults: 0 });
  });

  it('is no word for another one that guides have as well', async () => {
    await publish(
      { name: 'Start of the phone' },
      { name: 'Smart home' },
      { name: 'Smart lamp' },
      { name: 'Smart oven' },
    );
    expect(await ask('smart phone')).toMatchObject({
      totalResults: 0,
      nearest: expect.arrayContaining([expect.objectContaining({ name: 'Start of the phone' })]),
    });
  });

  it('is a blank too few or too many', async () => {
    await publish(
      { name: 'Rice cooker' },
      { name: 'Headphones with a jack' },
      { name: 'Rice' },
      { name: 'Head lamp' },
    );
    expect(await names('ricecooker')).toEqual(['Rice cooker']);
    for (const searched of ['head phones', 'head phone', 'head phone jack'])
      expect(await names(searched), searched).toEqual(['Headphones with a jack']);
    expect((await ask('ricecooker')).words).toEqual(expect.arrayContaining(['rice', 'cooker']));
  });

  it('is no word that is still being typed and begins another', async () => {
    await publish(...Array.from({ length: 6 }, (_, number) => ({ name: `Pros ${number}` })), {
      name: 'Broschüre',
      languages: ['de'],
    });
    expect(await names('bros')).toEqual(['Broschüre']);
    expect((await names('pross')).length).toBe(6);
  });

  it('takes a word that one wrote wrong and many wrote right for what many mean, the one as typed first', async () => {
    await publish(...Array.from({ length: 6 }, (_, number) => ({ name: `Battery ${number}` })), {
      name: 'Batery',
    });
    const found = await names('batery');
    expect([found[0], found.length]).toEqual(['Batery', 7]);
  });

  it('is nothing when exactly the text is asked for', async () => {
    await publish({ name: 'Cabinet of oak' }, { name: 'Cabniet' });
    expect(await names('cabniet')).toEqual(['Cabniet']);
    for (const text of ['kabinet', 'oak cabinet helicopter', 'binet']) {
      expect(await ask(text, { exact: 'true' }), text).toMatchObject({
        results: [],
        totalResults: 0,
        nearest: [{ name: 'Cabinet of oak' }],
      });
      expect(await listFilters(filtersQuery.parse({ name: text, exact: 'true' }))).toEqual({
        languages: [],
        categories: [],
        tags: [],
      });
    }
    expect(await names('oak cabinets', { exact: 'true' })).toEqual(['Cabinet of oak']);
    expect(exploreQuery.safeParse({ exact: 'yes' }).success).toBe(false);
  });

  it('is no word, however many there are: each has to be there, beside the filters', async () => {
    const words = ['oak', 'cabinet', 'brass', 'hinge', 'drawer', 'lacquer'];
    await publish(
      { name: words.join(' '), category: 'Joinery' },
      ...words.map((_, index) => ({
        name: words.toSpliced(index, 1).join(' '),
        category: 'Joinery',
      })),
      { name: words.join(' '), category: 'Other' },
    );
    for (const [index] of words.entries()) {
      const asked = words.slice(0, index + 1).join(' ');
      const has = (await ask(asked, { category: 'Joinery', exact: 'true' })).results.map(
        ({ name }) => name,
      );
      expect(has.toSorted(), asked).toEqual(
        [
          words.join(' '),
          ...words
            .slice(index + 1)
            .map((word) => words.filter((other) => other !== word).join(' ')),
        ].toSorted(),
      );
      expect((await ask(asked, { exact: 'true' })).totalResults, asked).toBe(has.length + 1);
    }
  });

  it('finds a word within words when none begins with it', async () => {
    await publish({ name: 'Holzschraube', languages: ['de'] });
    expect(await names('schraube')).toEqual(['Holzschraube']);
  });

  it('finds the beginning of two letters that are just being typed', async () => {
    await publish({ name: 'Lamp' }, { name: 'Ladder' }, { name: 'Pot' });
    expect((await names('la')).sort()).toEqual(['Ladder', 'Lamp']);
  });

  it('finds codes however they are parted', async () => {
    await publish({ name: 'Player', ref: 'NWZ-E473' }, { name: 'Blender BL810 lid' });
    for (const code of ['nwz-e473', 'NWZE473', 'nwz e473', 'NWZ-E473 player'])
      expect(await names(code), code).toEqual(['Player']);
    for (const code of ['bl810', 'BL 810', 'bl-810'])
      expect(await names(code), code).toEqual(['Blender BL810 lid']);
  });

  it('finds most of many words when nothing has them all, and nothing by one word of two', async () => {
    await publish({ name: 'Sewing a linen shirt' });
    expect(await names('sewing linen shirt overnight')).toEqual(['Sewing a linen shirt']);
    expect(await ask('shirt helicopter')).toMatchObject({
      totalResults: 0,
      results: [],
      nearest: [{ name: 'Sewing a linen shirt' }],
    });
    expect(await ask('shirt helicopter', { page: '2' })).not.toHaveProperty('nearest');
    expect(await names('repair shirt')).toEqual(['Sewing a linen shirt']);
  });
});

describe('the order of what is found', () => {
  it('is the exact code, the name, labels, parts and creator, then titles of steps', async () => {
    const { creator } = await publish(
      { name: 'By part', parts: ['Zylo'] },
      { name: 'By tag', tags: ['zylo'] },
      { name: 'Zylo' },
      { name: 'By code', ref: 'ZYLO' },
    );
    const { project } = await buildProject({ creator, name: 'By step', steps: 1 });
    await addStep(creator.actor, project.id, {
      type: 1,
      name: [{ lang: 'en', value: 'Mount the zylo' }],
      description: [{ lang: 'en', value: '…' }],
    });
    await publishProject(creator.actor, project.id);
    const { results } = await ask('zylo');
    expect(results.map(({ name, found }) => [name, found?.in, found?.step])).toEqual([
      ['By code', 'ref', undefined],
      ['Zylo', undefined, undefined],
      ['By tag', 'tag', undefined],
      ['By part', 'part', undefined],
      ['By step', 'step', 2],
    ]);
    expect(results.at(-1)?.found?.text).toBe('Mount the zylo');
  });

  it('puts the whole name before names that begin so, those before names that have it somewhere', async () => {
    await publish(
      { name: 'How the oak table is made' },
      { name: 'Oak table with drawers' },
      { name: 'Oak table' },
      { name: 'Table of oak' },
    );
    expect((await names('oak table')).slice(0, 3)).toEqual([
      'Oak table',
      'Oak table with drawers',
      'How the oak table is made',
    ]);
  });

  it('has each hit on one page, also where the finely ranked end', async () => {
    const { creator } = await publish({ name: 'Walnut' });
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, status, is_listed, languages, updated_at, created_at)
      SELECT gen_random_uuid(), 'walnut' || n, ${creator.actor.creatorId}::uuid, 'Walnut box ' || n, 10, 1, 2, true, ARRAY['en'], now(), now() - n * interval '1 minute' FROM generate_series(1, 74) AS n`;
    while (!(await sweepSearch()));
    for (const limit of [10, 50]) {
      const pages: string[] = [];
      for (let page = 1; page <= Math.ceil(75 / limit); page += 1)
        pages.push(...(await names('walnut', { limit: String(limit), page: String(page) })));
      expect([pages[0], pages.length, new Set(pages).size], String(limit)).toEqual([
        'Walnut',
        75,
        75,
      ]);
    }
  });

  it('finds a bar code number in any of its lengths first', async () => {
    await publish({ name: 'Named 4006381333931' }, { name: 'Pen', ref: '4006381333931' });
    for (const code of ['4006381333931', '04006381333931', '4006-3813-3393-1'])
      expect((await names(code))[0], code).toBe('Pen');
  });

  it('finds a bar code number whose zeros a spreadsheet dropped, in the code or in the search, and leads from each to the guide', async () => {
    const {
      made: [scale, thermometer],
    } = await publish(
      { name: 'Scale', ref: '036000291452' },
      { name: 'Thermometer', ref: '12345670015' },
    );
    for (const code of [
      '36000291452',
      '036000291452',
      '0036000291452',
      '00036000291452',
      '0 36000 29145 2',
      '36000\u00A029145\u20112',
      '3600\u00AD0291452',
    ]) {
      expect((await names(code))[0], code).toBe('Scale');
      expect(await findByCode(code), code).toBe(scale?.projectUid);
    }
    for (const code of ['012345670015', '12345670015', '00012345670015'])
      expect(await findByCode(code), code).toBe(thermometer?.projectUid);
  });

  it('finds a code and words as they are copied from web pages and PDF files', async () => {
    const {
      made: [kit],
    } = await publish({ name: 'Toothbrush handle', ref: 'Kit MS-2000' }, { name: 'Lamp' });
    for (const code of [
      'kit\u00A0ms\u20112000',
      'KIT MS\u20132000',
      '\uFEFFKit MS-20\u200B00',
      'Kit  MS\u00AD-2000',
    ]) {
      expect(await findByCode(code), code).toBe(kit?.projectUid);
      expect(await names(code), code).toEqual(['Toothbrush handle']);
    }
    for (const words of [
      'tooth\u00ADbrush',
      'toothbrush\u00A0handle',
      'tooth\u200Bbrush handle',
      '\u2060toothbrush',
    ])
      expect(await names(words), words).toEqual(['Toothbrush handle']);
  });

  it('is by views, by rating or by time when that is asked for, also within a search and its filters', async () => {
    const { made } = await publish(
      { name: 'Oak one', tags: ['x'] },
      { name: 'Oak two', tags: ['x'] },
      { name: 'Oak three', tags: ['x'] },
    );
    await db().project.update({ where: { id: made[1]?.id ?? '' }, data: { views: 50 } });
    await db().projectSearch.update({
      where: { projectId: made[2]?.id ?? '' },
      data: { rating: 9 },
    });
    for (const query of [{}, { tag: 'X' }] as Record<string, string>[]) {
      for (const text of ['', 'oak']) {
        expect((await names(text, { ...query, sortBy: 'views:desc' }))[0]).toBe('Oak two');
        expect((await names(text, { ...query, sortBy: 'rating:desc' }))[0]).toBe('Oak three');
        expect(await names(text, { ...query, sortBy: 'createdAt:asc' })).toEqual([
          'Oak one',
          'Oak two',
          'Oak three',
        ]);
        expect(
          await names(text, { ...query, sortBy: 'createdAt:desc', limit: '2', page: '2' }),
        ).toEqual(['Oak one']);
      }
    }
  });
});

describe('what is not public', () => {
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
    await deleteOwnProject(creator.actor, removed?.id ?? '');
    for (const text of ['quibbletron', 'quibletron', 'quibbl', 'bbletron', 'quibbletron gone']) {
      const answer = await ask(text);
      expect(answer, text).toMatchObject({ totalResults: 0, results: [], nearest: [] });
      expect(answer).not.toHaveProperty('corrected');
    }
    expect(await listFilters(filtersQuery.parse({}))).toEqual({
      languages: [],
      categories: [],
      tags: [],
    });
    // Also while the dictionary has not forgotten yet.
    await db().searchWord.upsert({
      where: { word: 'quibbletron' },
      create: { word: 'quibbletron', projects: 1 },
      update: { projects: 1 },
    });
    expect(await ask('quibletron')).not.toHaveProperty('corrected');
  });
});

describe('what the filters offer', () => {
  it('counts each group under the other filters and the search, not under its own', async () => {
    await publish(
      { name: 'Oak shelf', languages: ['pt-BR', 'en'], category: 'Móveis', tags: ['Wood', 'wall'] },
      { name: 'Oak table', category: 'moveis', tags: ['wood'] },
      { name: 'Lamp', category: 'Light', tags: ['Wall'] },
    );
    const offered = (query: Record<string, string>) => listFilters(filtersQuery.parse(query));
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
    expect(await offered({ name: 'helicopter' })).toEqual({
      languages: [],
      categories: [],
      tags: [],
    });
  });
});

describe('any search', () => {
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
      INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, status, is_listed, languages, updated_at, created_at)
      SELECT gen_random_uuid(), 'uid' || n, ${creator.actor.creatorId}::uuid, 'Filler of ' || n, 10, 1, 2, true, ARRAY['en'], now(), now() - n * interval '1 minute' FROM generate_series(1, 10100) AS n`;
    await db().$executeRaw`
      INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, name_words, rating, created_at)
      SELECT id, 1, lower(name), '', languages, '', '{}', '''filler'':1A ''/l/en'''::tsvector, 'filler'::tsvector, 7, created_at FROM project ON CONFLICT DO NOTHING`;
    await db().$executeRaw`ANALYZE project_search`;
    const first = await ask('filler');
    expect(first).toMatchObject({ totalIsEstimate: true });
    expect(first.totalResults).toBeGreaterThan(10_000);
    expect(first.results[0]?.name).toBe('Filler');
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
    expect(filters.languages[0]?.count).toBeGreaterThan(10_000);
  });
});

describe('search follows at once', () => {
  it('a new name, a new label, and what is taken away', async () => {
    const {
      creator,
      made: [project],
    } = await publish({ name: 'Estante', tags: ['madeira'] });
    await updateOwnProject(creator.actor, project?.id ?? '', {
      name: 'Bread box',
      tags: [],
      parts: ['Hinge'],
      ref: 'BB-1',
    });
    expect([await names('estante'), await names('madeira')]).toEqual([[], []]);
    for (const text of ['bread', 'hinge', 'bb1', 'brea bocks'])
      expect(await names(text), text).toEqual(text === 'brea bocks' ? [] : ['Bread box']);
  });
});
