import { expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { ifixitReader } from './ifixit/ifixit-reader';
import { jsonLdReader } from './json-ld/json-ld-reader';
import { markdownReader } from './markdown/markdown-reader';

type Reader = Parameters<typeof readBy>[0];

function read(reader: Reader, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const { guides, refusals } = readBy(reader, 'a.md', text);
  const [found] = guides;
  if (!found) throw new Error(JSON.stringify(refusals));
  const { description, tags, category, averageTime, languages, source } = found.raw as Record<
    string,
    unknown
  >;
  return {
    ...toPlain(found),
    description,
    tags,
    category,
    averageTime,
    languages,
    source,
    pictures: found.pictures.map((picture) => picture.source),
    problems: refusals.map(({ line, reason }) => [line, reason]),
  };
}
const textsOf = (reader: Reader, content: unknown) =>
  read(reader, content).steps.map((step) => step.text);
const recipe = (fields: Record<string, unknown>) => ({
  '@type': 'Recipe',
  name: 'A',
  recipeInstructions: ['Mix.'],
  ...fields,
});
const markdown = (text: string) => textsOf(markdownReader, `# A\n\n## B\n\n${text}\n`);

it.each([
  ['<div hidden>HIDE<div>HIDE</div>HIDE</div>Mix.', 'Mix.'],
  ['Mix <span style="color:red; DISPLAY : none">HIDE</span>it.', 'Mix it.'],
  ['<p>Mix.</p><p hidden="">HIDE <img src="https://a.example/x.png"></p>', 'Mix.'],
  ['<p hidden/>Mix.', 'Mix.'],
  ['<div hidden>Nothing ends it.', 'Nothing ends it.'],
])('HTML that is not shown reaches no reader: %j', (html, expected) => {
  const { steps, pictures } = read(jsonLdReader, recipe({ recipeInstructions: [html] }));
  expect([steps.map((step) => step.text), pictures]).toEqual([[expected], []]);
  expect(markdown(html)).toEqual([expected]);
});

it.each([
  ['<div hidden>\n\nHIDE\n\n## HIDE\n\n- HIDE\n\n</div>\n\nMix.', 'Mix.'],
  ['<div hidden>\n\n<div>\n\nHIDE\n\n</div>\n\nHIDE\n\n</div>\nMix.', 'Mix.'],
  ['Mix.\n\n<template>\n\nHIDE\n\n</template>', 'Mix.'],
  ['<div hidden>\n\nNothing ends it.', 'Nothing ends it.'],
  ['<div>\n\nMix.\n\n</div>', 'Mix.'],
])('Markdown between hidden tags reaches no reader: %j', (text, expected) => {
  expect(markdown(text)).toEqual([expected]);
});

it('many hidden tags cost little', { timeout: 20_000 }, () => {
  expect(markdown('<div hidden>\n\na\n\n'.repeat(5000))).not.toEqual([]);
});

it('lists with headings of their own stay lists, and rows of a table are entries', () => {
  const text =
    '# A\n\n## Ingredients\n\n### Dough\n\n- flour\n\n### Sauce {#sauce}\n\n- tomato\n\n## Tools\n\n| Tool | Size |\n|---|:-:|\n| Pan | 20 cm |\n\n## Directions\n\n1. Mix.\n2. Bake.\n';
  expect(read(markdownReader, text)).toMatchObject({
    parts: ['Dough', 'flour', 'Sauce', 'tomato'],
    tools: ['Pan 20 cm'],
    steps: [{ text: 'Mix.' }, { text: 'Bake.' }],
  });
});

it('front matter is used: time, authors, categories', () => {
  const text =
    '---\nprep_time: 1h30\ncook_time: 20 min\nauthors: [Ana, Rui]\ncategories: [Bread, Slow]\n---\n# A\n\n## B {.wide}\n\nC\n';
  expect(read(markdownReader, text)).toMatchObject({
    averageTime: '01:50',
    category: 'Bread',
    tags: ['Slow'],
    source: { author: 'Ana, Rui' },
    steps: [{ name: 'B' }],
  });
  expect(
    read(markdownReader, '---\ntotal_time: a while\n---\n# A\n\n## B\n\nC\n').problems,
  ).toEqual([[1, 'time_unknown']]);
});

it('pictures of wikis and Hugo are recognised', () => {
  const text =
    '# A\n\n## B\n\n[[File:a.png|thumb|200px|Cap]]\n\n## C\n\n{{< figure src="b.png" alt="Words" >}}\n\n## D\n\nSee [[Other page]] and {{ name }}.\n';
  const { pictures, steps } = read(markdownReader, text);
  expect(pictures).toEqual(['a.png', 'b.png']);
  expect(steps.at(-1)?.text).toBe('See Other page and {{ name }}.');
  const own =
    '---\naverageTime: "00:05"\nlanguage: en\n---\n# A\n\n## B {#b}\n\n{{< figure src="b.png" >}}\n';
  expect(read(markdownReader, own)).toMatchObject({
    pictures: [],
    steps: [{ name: 'B {#b}', text: '{{< figure src="b.png" >}}' }],
  });
});

it('all texts of a step are kept; of several languages, those of the guide', () => {
  expect(
    textsOf(
      jsonLdReader,
      recipe({ recipeInstructions: [{ '@type': 'HowToStep', text: ['Mix.', 'Wait.'] }] }),
    ),
  ).toEqual(['Mix.\nWait.']);
  const both = (de: string, en: string) => [
    { '@value': de, '@language': 'de' },
    { '@value': en, '@language': 'en' },
  ];
  const guide = recipe({
    name: both('Brot', 'Bread'),
    recipeInstructions: [{ '@type': 'HowToStep', text: both('Mischen.', 'Mix.') }],
  });
  expect(read(jsonLdReader, guide)).toMatchObject({
    name: 'Brot',
    languages: ['de'],
    steps: [{ text: 'Mischen.' }],
  });
});

it('entities without a semicolon are read as in browsers, words are not', () => {
  const list = [
    '1&frac12 cups at 180&degC',
    'P&atildeo',
    'a &lt b',
    'fish &chips',
    '?a=1&copy=2&deg=3',
    '&string',
    '&degree',
  ];
  expect(read(jsonLdReader, recipe({ recipeIngredient: list })).parts).toEqual([
    '1½ cups at 180°C',
    'Pão',
    'a < b',
    'fish &chips',
    '?a=1&copy=2&deg=3',
    '&string',
    '&degree',
  ]);
});

it('line breaks of Word separate steps', () => {
  expect(
    textsOf(jsonLdReader, recipe({ recipeInstructions: '1. Mix.\v2. Bake.\u0085' + '3. Eat.' })),
  ).toEqual(['Mix.', 'Bake.', 'Eat.']);
});

it('a name that is too long is repeated in full before the description', () => {
  const name = 'word '.repeat(30).trim();
  expect(read(jsonLdReader, recipe({ name, description: 'Good.' })).description).toBe(
    `${name}\nGood.`,
  );
});

it('comments and wiki links are dropped', () => {
  const steps = [{ orderby: 1, lines: [{ text_raw: 'Open <!-- HIDE --> [[Page|it]].' }] }];
  expect(textsOf(ifixitReader, { guideid: 1, title: 'A', steps })).toEqual(['Open  it.']);
});

it('paragraphs in items and empty items do not become steps', () => {
  const html = '<ul>\n<li>\n  <p>Mix.</p></li><li><div><p>Bake.</p></div></li><li>&nbsp;</li></ul>';
  expect(textsOf(jsonLdReader, recipe({ recipeInstructions: html }))).toEqual(['Mix.', 'Bake.']);
  expect(markdown(html)).toEqual(['• Mix.\n\n• Bake.\n\n•']);
});

it('lists below the parts are the steps when there are no others', () => {
  const text = '# A\n\n## Ingredients\n\n- flour\n\n### Mix\n\n- stir\n';
  expect(read(markdownReader, text)).toMatchObject({ parts: ['flour'], steps: [{ name: 'Mix' }] });
});
