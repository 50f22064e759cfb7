import { withTextLists } from '@/testing/text-lists';
import { describe, expect, it } from 'vitest';
import { faqPage, howTo } from '@/features/reader/model/how-to';
import type { PublicProject } from '@/features/projects/schema';
import { onlyGuide, readBy } from '@/testing/found-guides';
import { jsonLdReader } from './json-ld-reader';

const read = (value: unknown) =>
  onlyGuide(jsonLdReader, 'guide.json', JSON.stringify(value, null, 1));
const page = (...scripts: string[]) =>
  `<!doctype html>\n<html><head><title>x</title>\n${scripts.map((script) => `<script type="application/ld+json">${script}</script>`).join('\n')}</head><body><script>alert(1)</script></body></html>`;

describe('a HowTo', () => {
  it('has sections as chapters, steps with directions and tips, lists, pictures, time and source', () => {
    const guide = read({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', name: 'Not this' },
        {
          '@type': ['Thing', 'HowTo'],
          name: 'Change a tyre',
          description: '<p>For <b>cars</b>.</p>',
          inLanguage: 'pt-PT',
          totalTime: 'PT1H5M',
          image: [
            { '@type': 'ImageObject', url: 'https://a.example/1.jpg', caption: 'A tyre' },
            'https://a.example/2.jpg',
          ],
          tool: ['Jack', { '@type': 'HowToTool', name: 'Wrench' }],
          supply: { '@type': 'HowToSupply', name: 'Spare tyre' },
          author: [{ '@id': '#me' }],
          license: 'https://creativecommons.org/licenses/by/4.0/',
          url: 'https://a.example/tyre',
          step: [
            {
              '@type': 'HowToSection',
              name: 'Get ready',
              itemListElement: [
                {
                  '@type': 'HowToStep',
                  itemListElement: [
                    { '@type': 'HowToDirection', text: 'Pull the brake.' },
                    { '@type': 'HowToTip', text: 'On flat ground.' },
                  ],
                  image: 'https://a.example/3.jpg',
                },
              ],
            },
            { '@type': 'HowToStep', name: 'Lift', text: 'Turn the jack.' },
            'Take the wheel off.',
          ],
        },
        { '@id': '#me', '@type': 'Person', name: 'Ana' },
      ],
    });
    expect(guide).toMatchObject({
      name: 'Change a tyre',
      description: 'For cars.',
      languages: ['pt-BR'],
      averageTime: '01:05',
      tools: ['Jack', 'Wrench'],
      parts: ['Spare tyre'],
      picture: 'https://a.example/1.jpg',
      alt: [{ lang: 'pt-BR', value: 'A tyre' }],
      source: {
        key: 'url:https://a.example/tyre',
        title: 'Change a tyre',
        url: 'https://a.example/tyre',
        author: 'Ana',
        license: 'https://creativecommons.org/licenses/by/4.0/',
      },
    });
    expect(guide.steps.map(({ line: _line, ...step }) => step)).toEqual([
      { is: 'chapter', name: 'Get ready', text: '' },
      {
        is: 'step',
        name: 'Pull the brake',
        text: 'Pull the brake.\nOn flat ground.',
        picture: 'https://a.example/3.jpg',
      },
      { is: 'step', name: 'Lift', text: 'Turn the jack.' },
      { is: 'step', name: 'Take the wheel off', text: 'Take the wheel off.' },
    ]);
    expect(guide.steps[2]?.line).toBeGreaterThan(guide.steps[1]?.line ?? Infinity);
  });

  it.each([undefined, 2] as const)('of our own pages returns unchanged, as kind %s', (kind) => {
    const texts = (value: string) => [{ lang: 'de' as const, value }];
    const project = withTextLists({
      name: 'Regal',
      description: 'Für Pflanzen',
      languages: ['de'],
      averageTime: '01:20',
      parts: ['Brett'],
      tools: ['Säge'],
      kind,
      yield: { amount: 1200, unit: texts('Stück') },
      publishedAt: null,
      updatedAt: '2026-11-22T10:00:00.000Z',
      file: { url: 'https://m.example/files/1.webp' },
      creator: { name: 'Mika' },
      questions: [{ id: 'q', question: texts('Wie lange?'), answer: texts('Eine Stunde.') }],
      steps: [
        { id: 'a', type: 2, name: texts('Vorher'), description: [], lines: [], timers: [] },
        {
          id: 'b',
          type: 1,
          name: texts('Nutzt <head> & "x"'),
          description: texts('Zwei\nZeilen'),
          lines: [],
          timers: [],
          file: { url: 'https://m.example/files/2.webp' },
        },
        {
          id: 'c',
          type: 1,
          name: texts('Leimen'),
          description: texts('Pressen.'),
          lines: [],
          timers: [],
        },
      ],
    }) as unknown as PublicProject;
    const guide = onlyGuide(
      jsonLdReader,
      'page.html',
      page(
        JSON.stringify(
          howTo({
            project,
            lang: 'de',
            url: 'https://m.example/p/x',
            creatorUrl: 'https://m.example/c/y',
            stepUrl: (step) => `https://m.example/p/x/${step}`,
          }),
        ).replaceAll('<', '\\u003c'),
        JSON.stringify(faqPage(project, 'de')),
      ),
    );
    expect(guide).toMatchObject({
      name: 'Regal',
      description: 'Für Pflanzen',
      languages: ['de'],
      averageTime: '01:20',
      parts: ['Brett'],
      tools: ['Säge'],
      yield: { amount: 1200, unit: texts('Stück') },
      picture: 'https://m.example/files/1.webp',
      questions: [['Wie lange?', 'Eine Stunde.']],
    });
    expect(guide.kind).toBe(kind);
    expect(guide.steps.map(({ is, name, text, picture }) => [is, name, text, picture])).toEqual([
      ['chapter', 'Vorher', '', undefined],
      ['step', 'Nutzt <head> & "x"', 'Zwei\nZeilen', 'https://m.example/files/2.webp'],
      ['step', 'Leimen', 'Pressen.', undefined],
    ]);
  });
});

describe('a Recipe', () => {
  const recipe = (recipeInstructions: unknown) => ({
    '@type': 'http://schema.org/Recipe',
    name: 'Bread',
    prepTime: 'PT20M',
    cookTime: 'PT40M',
    recipeIngredient: ['Flour, 500 g', 'Water'],
    keywords: 'bread, simple',
    recipeYield: { '@type': 'QuantitativeValue', value: 2, unitText: 'loaves' },
    recipeCategory: 'Baking',
    recipeInstructions,
  });
  const names = (instructions: unknown) => read(recipe(instructions)).steps.map(({ name }) => name);

  it.each([
    ['one text', '1. Mix it all.\n2. Bake.'],
    ['HTML', '<ol><li>Mix it all.</li><li>Bake.</li></ol>'],
    ['texts', ['Mix it all.', 'Bake.']],
    [
      'steps',
      [
        { '@type': 'HowToStep', text: 'Mix it all.' },
        { '@type': 'HowToStep', text: 'Bake.' },
      ],
    ],
    [
      'an ItemList',
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'Mix it all.' } },
          'Bake.',
        ],
      },
    ],
    ['lists in lists', [[{ '@type': 'HowToDirection', text: 'Mix it all.' }], ['Bake.']]],
  ])('is understood with %s as its instructions', (_, instructions) => {
    expect(names(instructions)).toEqual(['Mix it all', 'Bake']);
  });

  it('has ingredients as parts, times, keywords and category', () => {
    expect(read(recipe('Mix.'))).toMatchObject({
      averageTime: '01:00',
      parts: ['Flour, 500 g', 'Water'],
      tags: ['bread', 'simple'],
      category: 'Baking',
      kind: 2,
      yield: { amount: 2, unit: [{ lang: 'en', value: 'loaves' }] },
      description: '',
      source: null,
    });
  });

  it('loses no text of long content', () => {
    const long = Array.from(
      { length: 60 },
      (_, index) => `Knead it for the ${index}. time until it is soft.`,
    ).join(' ');
    const { steps } = read(
      recipe([
        {
          '@type': 'HowToStep',
          name: 'A name that is far too long to be the name of any step at all',
          text: long,
        },
      ]),
    );
    expect(steps.length).toBeGreaterThan(3);
    expect(steps[0]?.name).toBe(`A name that is far too long to be the name… (1/${steps.length})`);
    expect(
      steps
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('\n', ' '),
    ).toBe(`A name that is far too long to be the name of any step at all ${long}`);
  });
});

describe('a rejection', () => {
  it('names file, line and reason', () => {
    const refusals = (name: string, text: string) => readBy(jsonLdReader, name, text).refusals;
    expect(refusals('a.html', page('{"@type":"HowTo",\n"name":}'))).toEqual([
      { file: 'a.html', line: 4, reason: 'json_malformed' },
    ]);
    expect(refusals('a.html', '<html><body>Hello</body></html>')).toEqual([
      { file: 'a.html', line: 1, reason: 'instructions_not_found' },
    ]);
    expect(refusals('a.json', '[\n\n{"@type":"HowTo","name":"x"}]')).toEqual([
      { file: 'a.json', line: 3, reason: 'steps_not_found' },
    ]);
    expect(refusals('a.json', `{"@type":"HowTo","x":${'['.repeat(100_000)}`)).toMatchObject([
      { reason: 'json_too_deep', line: 1 },
    ]);
  });

  it('comes without running scripts or following cycles', () => {
    const guide = read({
      '@type': 'HowTo',
      name: 'x<script>alert(1)</script>',
      step: [
        { '@type': 'HowToStep', text: '<img src=x onerror=alert(1)>Do it<style>p{}</style>' },
        { '@id': '#a' },
      ],
      about: [{ '@id': '#a' }, { '@id': '#b', item: { '@id': '#a' } }],
    });
    expect([guide.name, guide.steps.map(({ text }) => text)]).toEqual(['x', ['Do it']]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
