import { describe, expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { jsonLdReader } from './json-ld-reader';

const recipe =
  '{"@type":"Recipe","name":"Bread","recipeIngredient":["1 egg"],"recipeInstructions":[{"@type":"HowToStep","text":"Mix it."}]}';
const page = (script: string, tag = '<script type="application/ld+json">') =>
  `<!doctype html>\n<html><head><title>x</title>\n${tag}${script}</script></head></html>`;

function read(text: string, name = 'a.html') {
  const { guides, refusals } = readBy(jsonLdReader, name, text);
  return {
    guides: guides
      .map(toPlain)
      .map(({ name: called, parts, steps }) => [called, parts, steps.map((step) => step.text)]),
    refusals,
  };
}

describe('JSON-LD as it is found in pages', () => {
  it.each([
    ['a comment first', `<!-- saved from url=(0030)https://a.example/ -->\n${page(recipe)}`],
    ['XHTML', `<?xml version="1.0"?>\n${page(recipe)}`],
    ['words first', `Saved\n${page(recipe)}`],
    ['entities in the type', page(recipe, '<script type="application&#x2F;ld&#x2B;json">')],
    ['a type without quotes in capitals', page(recipe, '<SCRIPT ID=x TYPE=Application/LD+JSON>')],
    [
      'parameters',
      page(recipe, '<script data-x="a > b" type="application/ld+json; charset=utf-8">'),
    ],
    ['blanks', page(recipe, '<script type = " application/ld+json ">')],
    ['a semicolon', page(`${recipe};`)],
    ['a byte order mark', page(`\uFEFF${recipe}`)],
    ['CDATA', page(`<![CDATA[${recipe}]]>`)],
    ['CDATA in comments', page(`//<![CDATA[\n${recipe}\n//]]>`)],
    ['CDATA in comments in one line', page(`/*<![CDATA[*/${recipe}/*]]>*/`)],
    ['an HTML comment around', page(`<!--\n${recipe}\n-->`)],
    ['an HTML comment before', page(`<!-- [by x {1}] -->${recipe}`)],
    ['comments', page(`/* {x */ ${recipe.replace('"name"', '// it\'s "this"\n"name"')}`)],
    ['trailing commas', page(recipe.replace('"}]', '",},],'))],
    ['double commas', page(recipe.replace('"name"', ',"name"').replace('["1 egg"', '[,"1 egg"'))],
    [
      'control characters',
      page(
        recipe
          .replace('Mix it', 'Mix\u0001 it')
          .replace('{"@type":"Recipe"', '\u0000{\u0002"@type":"Recipe"'),
      ),
    ],
    [
      'NaN and undefined',
      page(recipe.replace('"name"', '"a":NaN,"b":undefined,"c":-Infinity,"name"')),
    ],
    [
      'the same block twice',
      page(`${recipe}</script><script type="application/ld+json">\n${recipe}\n`),
    ],
    [
      'a hidden one',
      page(recipe).replace(
        '</head>',
        `<!--${page(recipe.replaceAll('Bread', 'Hidden'))}--></head>`,
      ),
    ],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toEqual({ guides: [['Bread', ['1 egg'], ['Mix it.']]], refusals: [] });
  });

  it('keeps line breaks in texts', () => {
    expect(
      read(page(recipe.replace('Mix it.', 'Mix it.\r\nThen bake.\tSlowly. C:\\\\ \\"x\\"')))
        .guides[0]?.[2],
    ).toEqual(['Mix it.\nThen bake. Slowly. C:\\ "x"']);
    expect(read(recipe.replace('Mix it.', 'Mix it.\nThen bake.'), 'a.json').guides[0]?.[2]).toEqual(
      ['Mix it.\nThen bake.'],
    );
    expect(read(`// from us\n${recipe}`, 'a.jsonld').guides).toHaveLength(1);
    expect(
      read(recipe.replace('"Recipe"', '"http:\\/\\/schema.org\\/Recipe"'), 'a.json').guides,
    ).toHaveLength(1);
  });

  it.each([
    ['single quotes', recipe.replaceAll('"', "'")],
    ['a quote that is not escaped', recipe.replace('Mix it.', 'Use a 1/4" socket.')],
    ['an end that is missing', recipe.slice(0, -3)],
    ['commas that are missing', recipe.replace('],"recipeInstructions', '] "recipeInstructions')],
  ])('is repaired with %s, and that is told', (_, json) => {
    const { guides, refusals } = read(page(`\n${json}`));
    expect([guides.length, guides[0]?.[0], refusals]).toEqual([
      1,
      'Bread',
      [{ file: 'a.html', line: 4, reason: 'json_repaired' }],
    ]);
  });

  it('is read beside a broken block, which is reported', () => {
    const { guides, refusals } = read(
      page(`{"name":}</script>\n<script type="application/ld+json">${recipe}`),
    );
    expect([guides.length, refusals]).toEqual([
      1,
      [{ file: 'a.html', line: 3, reason: 'json_malformed' }],
    ]);
  });

  it('reports correct lines of untidy JSON', () => {
    const { guides } = readBy(
      jsonLdReader,
      'a.html',
      page(`/* a\nb */\n${recipe.replace('"recipe', '\n"recipe')};`),
    );
    expect(guides[0]?.lineOf(['name'])).toBe(5);
    expect(guides[0]?.lineOf(['steps', 0, 'name'])).toBe(6);
  });

  it('has the language of the page by default', () => {
    const { guides } = readBy(
      jsonLdReader,
      'a.html',
      page(recipe).replace('<html>', '<html lang="pt-BR">'),
    );
    expect((guides[0]?.raw as { languages: string[] }).languages).toEqual(['pt-BR']);
  });

  it('cannot be slow, nor pollute prototypes', () => {
    for (const text of [
      '/*'.repeat(100_000),
      '<!--'.repeat(100_000),
      '["a" b",'.repeat(50_000),
      '//'.repeat(100_000),
      `[${"['".repeat(5000)}`,
    ])
      readBy(jsonLdReader, 'a.html', page(text));
    read(page(`{"__proto__":{"polluted":true},'constructor':{},${recipe.slice(1)};`));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  }, 30_000);
});

describe('texts that were escaped twice', () => {
  const texts = (value: object) => {
    const { guides } = readBy(
      jsonLdReader,
      'a.json',
      JSON.stringify({ '@type': 'Recipe', name: 'x', ...value }),
    );
    return guides
      .map(toPlain)
      .map(({ name, description, parts, steps }) => [
        name,
        description,
        ...parts,
        ...steps.map(({ text }) => text),
      ])[0];
  };

  it('are unescaped', () => {
    expect(
      texts({
        name: 'P&amp;atilde;o &amp;amp; Queijo',
        description: 'essa maravilha&amp;nbsp;n&amp;atilde;o',
        recipeIngredient: ['200&amp;nbsp;g', 'Sal &amp;amp; &amp;oacute;leo'],
        recipeInstructions: ['Misture &amp;ndash; bem', 'Sal &amp;amp; mais'],
      }),
    ).toEqual([
      'Pão & Queijo',
      'essa maravilha não',
      '200 g',
      'Sal & óleo',
      'Misture – bem',
      'Sal & mais',
    ]);
    expect(texts({ description: 'Misture &amp;#8211; bem', recipeInstructions: ['Mix.'] })).toEqual(
      ['x', 'Misture – bem', 'Mix.'],
    );
  });

  it('are distinguished from texts about entities', () => {
    expect(
      texts({
        description: 'Salt &amp; oil',
        recipeInstructions: [
          'Write &amp;amp; for an ampersand.',
          '<p>Write &amp;nbsp; for a blank.</p>',
          'Write &amp;lt;br&amp;gt;.',
          'Write &amp; instead of & here.',
        ],
      }),
    ).toEqual([
      'x',
      'Salt & oil',
      'Write &amp; for an ampersand.',
      'Write &nbsp; for a blank.',
      'Write <br>.'.replace('<br>', '&lt;br&gt;'),
      'Write &amp; instead of & here.',
    ]);
  });
});
