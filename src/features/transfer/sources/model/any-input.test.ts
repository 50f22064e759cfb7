import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFUSAL_REASONS } from '../../constants';
import type { GuideReader } from '../../model/reader';
import { cooklangReader } from './cooklang/cooklang-reader';
import { ifixitReader } from './ifixit/ifixit-reader';
import { jsonLdReader } from './json-ld/json-ld-reader';
import { markdownReader } from './markdown/markdown-reader';
import { mealieReader } from './recipes/mealie';
import { paprikaReader } from './recipes/paprika';
import { tandoorReader } from './recipes/tandoor';

const READERS: [string, GuideReader, string][] = [
  ['a.json', jsonLdReader, 'JSON-LD'],
  ['a.json', ifixitReader, 'iFixit'],
  ['a.md', markdownReader, 'Markdown'],
  ['a.cook', cooklangReader, 'Cooklang'],
  ['a.json', mealieReader, 'Mealie'],
  ['a.json', tandoorReader, 'Tandoor'],
  ['a.paprikarecipe', paprikaReader, 'Paprika'],
];
/** Much more than any needs, and less than a quadratic one would take. */
const TIMEOUT_MS = 30_000;

const KEYS = [
  '@type',
  '@id',
  '@graph',
  'name',
  'text',
  'step',
  'itemListElement',
  'recipeInstructions',
  'image',
  'url',
  'totalTime',
  'author',
  'inLanguage',
  'guideid',
  'steps',
  'lines',
  'media',
  'data',
  'text_raw',
  'orderby',
  'level',
  'tools',
  'recipeIngredient',
  'recipeYield',
  'servings',
  'referenceId',
  'ingredientReferences',
  'recipe_instructions',
  'ingredients',
  'instruction',
  'directions',
  'food',
  'unit',
  'quantity',
  'amount',
  'order',
  'time',
  'notes',
  'settings',
  'assets',
  'photos',
  'photo_data',
  '__proto__',
  'constructor',
  'toString',
];
const { thing } = fc.letrec<{ thing: unknown }>((tie) => ({
  thing: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(
      'HowTo',
      'Recipe',
      'HowToStep',
      'HowToSection',
      'HowToTip',
      'ItemList',
      '#a',
      'javascript:alert(1)',
      'P1Y',
      'PT99999H',
      '',
      ' ',
      '\u0000',
      '\ud83d',
      '<p>x</p>',
      '&#x110000;',
      null,
      -1,
      1e308,
      true,
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(tie('thing'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('thing'), { maxKeys: 6 }),
  ),
}));
const markdown = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '# ',
        '## ',
        '### ',
        '1. ',
        '- ',
        '> ',
        '\n',
        '\n\n',
        '---\n',
        '![a](',
        ')',
        '[x]: y\n',
        '<img src=',
        '>',
        '<script>',
        '```\n',
        '    ',
        '|',
        '*',
        '_',
        '\t',
        '&amp;',
        'FAQ',
        'Tools',
        'language: en\naverageTime: 00:10\n',
        'a: &a [*a]\n',
        '@',
        '~{',
        '}',
        '{/*',
        '[-',
        '-- ',
        '== ',
        '[[',
        ']]',
        "import a from 'b'\n",
        '<A>\n',
        '<img src={',
        '\r\n',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
const input = fc.oneof(
  thing.map((value) => JSON.stringify(value)),
  thing.map(
    (value) => `<html><script type="application/ld+json">${JSON.stringify(value)}</script>`,
  ),
  fc.tuple(thing, fc.nat(), fc.string({ maxLength: 3 })).map(([value, at, text]) => {
    const json = JSON.stringify(value);
    return json.slice(0, at % (json.length + 1)) + text + json.slice((at % (json.length + 1)) + 1);
  }),
  markdown,
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe.each(READERS)('a reader of %s', (name, reader) => {
  it('never throws, and reports place and reason of a rejection', { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(input, (text) => {
        reader.recognises({ name, text });
        const { guides, refusals } = reader.read({ name, text });
        expect(guides.length + refusals.length).toBeGreaterThan(0);
        for (const { file, line, reason } of refusals) {
          expect([file, REFUSAL_REASONS.includes(reason)]).toEqual([name, true]);
          expect(line ?? 1).toBeGreaterThan(0);
        }
        for (const { raw, lineOf } of guides)
          expect([lineOf(['steps', 0, 'name', 0, 'value']), typeof JSON.stringify(raw)]).toEqual([
            expect.any(Number),
            'string',
          ]);
      }),
      { numRuns: 700 },
    );
  });

  it.each([
    ['brackets', '['.repeat(300_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['quotes', '> '.repeat(200_000)],
    ['lists', '- '.repeat(200_000)],
    ['links', '[a]('.repeat(100_000)],
    ['emphasis', '*a **b _c '.repeat(60_000)],
    ['tags', `<html>${'<div>'.repeat(150_000)}`],
    ['comments', '<!--'.repeat(150_000)],
    ['backticks', Array.from({ length: 800 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['entities', '&'.repeat(400_000)],
    ['definitions', Array.from({ length: 20_000 }, (_, index) => `[${index}]: x`).join('\n')],
    ['marks', '@#~'.repeat(100_000)],
    ['ingredients', '@a b{1%g}(c) '.repeat(60_000)],
    [
      'parts',
      JSON.stringify({
        slug: 'a',
        recipeInstructions: [{ text: 'x' }],
        recipeIngredient: Array.from({ length: 100_000 }, (_, index) => ({ note: `${index}` })),
      }),
    ],
    ['modules', `import a from 'b'\n${'export const a = 1\n\n<A\n'.repeat(40_000)}`],
    ['notes', '[[a|b]] ==c== '.repeat(40_000)],
    ['front matter', `---\na: ${'['.repeat(60_000)}\n---\n`],
    ['nested maps', `---\n${'? '.repeat(20_000)}\n---\n`],
    [
      'one long step',
      `{"@type":"HowTo","guideid":1,"step":"${'word '.repeat(100_000)}<p>${'<div>'.repeat(100_000)}"}`,
    ],
    ['numbers', Array.from({ length: 20_000 }, (_, index) => `${index}. a`).join('\n')],
  ])('comes to an end with %s', { timeout: TIMEOUT_MS }, (_, text) => {
    const { guides, refusals } = reader.read({ name, text });
    expect(guides.length + refusals.length).toBeGreaterThan(0);
  });
});
