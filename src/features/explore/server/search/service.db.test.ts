import { describe, expect, it } from 'vitest';
import { ask, names, publish } from '@/testing/searches';
import { exploreQuery, filtersQuery } from '../../schema';
import { listFilters } from '../filters/service';

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
    ['two wrong letters', 'cobinat'],
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
    expect(await ask('kamra masala')).toMatchObject({
      leftOutWords: [],
      results: [
        { name: 'Garam masala', without: ['kamra'] },
        { name: 'Repair of a Karma arm', without: ['masala'] },
      ],
    });
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
      totalResults: 4,
      leftOutWords: [],
      results: expect.arrayContaining([
        expect.objectContaining({ name: 'Start of the phone', without: ['smart'] }),
        expect.objectContaining({ name: 'Smart home', without: ['phone'] }),
      ]),
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
    const foundNames = await names('batery');
    expect([foundNames[0], foundNames.length]).toEqual(['Batery', 7]);
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
      const searchText = words.slice(0, index + 1).join(' ');
      const has = (await ask(searchText, { category: 'Joinery', exact: 'true' })).results.map(
        ({ name }) => name,
      );
      expect(has.toSorted(), searchText).toEqual(
        [
          words.join(' '),
          ...words
            .slice(index + 1)
            .map((word) => words.filter((other) => other !== word).join(' ')),
        ].toSorted(),
      );
      expect((await ask(searchText, { exact: 'true' })).totalResults, searchText).toBe(
        has.length + 1,
      );
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

  it('finds what has most of the words when nothing has them all, and says which are left out', async () => {
    await publish({ name: 'Sewing a linen shirt', category: 'Clothes' }, { name: 'A linen towel' });
    expect(await ask('Sewing linen Overnight, shirt')).toMatchObject({
      totalResults: 1,
      leftOutWords: ['Overnight'],
      results: [{ name: 'Sewing a linen shirt', without: ['Overnight'] }],
    });
    for (const sortBy of ['relevance', 'createdAt:desc', 'views:desc'])
      expect(await ask('iPhone shirt', { sortBy }), sortBy).toMatchObject({
        totalResults: 1,
        leftOutWords: ['iPhone'],
        results: [{ name: 'Sewing a linen shirt' }],
      });
    expect(await ask('iphone linen', { category: 'clothes' })).toMatchObject({
      totalResults: 1,
      leftOutWords: ['iphone'],
    });
    expect(await listFilters(filtersQuery.parse({ name: 'iphone linen' }))).toMatchObject({
      languages: [{ value: 'en', count: 2 }],
    });
    const answer = await ask('repair shirt');
    expect(answer.results.map(({ name }) => name)).toEqual(['Sewing a linen shirt']);
    expect(answer).not.toHaveProperty('leftOutWords');
    expect(answer.results[0]).not.toHaveProperty('without');
    expect(await ask('iphone shirt', { exact: 'true' })).toMatchObject({ totalResults: 0 });
  });

  it('knows a left-out word from one that stands in a step', async () => {
    await publish({ name: 'Shirt', category: 'Sewing', steps: 1 });
    expect(await ask('shirt sewing helicopter')).toMatchObject({
      leftOutWords: ['helicopter'],
      results: [{ without: ['helicopter'] }],
    });
  });

  it('proposes nothing that hardly looks like what was typed', async () => {
    await publish({ name: 'Caixa de madeira', languages: ['pt-BR'] }, { name: 'Refrigerator' });
    expect(await ask('geladeira')).toMatchObject({ totalResults: 0, nearest: [] });
    expect(await ask('refrigerating')).toMatchObject({ nearest: [{ name: 'Refrigerator' }] });
    expect(await ask('geladeira', { page: '2' })).not.toHaveProperty('nearest');
  });
});
