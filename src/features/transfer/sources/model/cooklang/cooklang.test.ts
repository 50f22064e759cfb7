import { expect, it } from 'vitest';
import { type Content, countArchive, readArchive } from '@/testing/archive-counts';

const CARBONARA = `---
title: Carbonara
tags: [pasta, quick]
servings: 2
source: https://pasta.example/carbonara
author: Ana
prep time: 10 minutes
time:
  cook: 15 minutes
locale: en_GB
---
> Quick and filling.

= Pasta

Boil @spaghetti{200%g} in a #large pot{} for ~{8%minutes}. -- no salt for Bob

> Keep a cup of the water.

== Sauce ==

Mix @eggs{2} and @pecorino{=50%g}(grated), [- more next
time -]
then @black pepper.\\
Set aside for ~rest{1/2%hour}.

Stir the @&eggs into the #large pot{}.
`;
const counts = (name: string, numbers: Partial<Record<string, number>>) => ({
  name,
  ...{ chapters: 0, steps: 1, parts: 0, tools: 0, pictures: 0, timers: 0, lines: 0 },
  ...numbers,
});

type Row = [string, Record<string, Content>, object[], string[]];
const ROWS: Row[] = [
  [
    'sections, notes, comments and timers',
    { 'Carbonara.cook': CARBONARA },
    [counts('Carbonara', { chapters: 2, steps: 3, parts: 4, tools: 1, timers: 2, lines: 1 })],
    [],
  ],
  [
    'metadata in lines, and pictures of steps',
    {
      'Bread/Flat bread.cook': '>> servings: 4\n>> time: 1 hour\n\nMix @flour{}.\n\nBake.\n',
      'Bread/Flat bread.jpg': 'picture',
      'Bread/Flat bread.2.png': 'picture',
      'Bread/Flat bread two.jpg': 'picture',
    },
    [counts('Flat bread', { steps: 2, parts: 1, pictures: 2 })],
    [],
  ],
  [
    'pictures by section and step, and of a step that is not there',
    {
      'Pie.cook': '= Dough\n\nKnead.\n\n= Filling\n\nStir.\n\nFill.\n',
      'Pie.2.2.webp': 'picture',
      'Pie.9.jpg': 'picture',
    },
    [counts('Pie', { chapters: 2, steps: 3, pictures: 2 })],
    [],
  ],
  [
    'a comment that never ends, and a recipe of comments alone',
    { 'a.cook': 'Cook.\n\n[- secret\nmore\n\nEat.\n', 'b.cook': '-- nothing\n' },
    [counts('a', { steps: 2 })],
    ['a.cook 3 comment_unclosed', 'b.cook 1 steps_not_found'],
  ],
  [
    'a plan of meals, and front matter that is broken',
    { 'week.menu': '= Monday\n\n@./Pie{}\n', 'c.cook': '---\na: [\n---\nCook.\n' },
    [],
    ['week.menu - kind_not_read', 'c.cook 2 front_matter_malformed'],
  ],
];

it.each(ROWS)('%s of Cooklang', async (_, files, guides, notices) => {
  expect(await countArchive(files)).toEqual({ guides, notices });
});

it('keeps what a recipe in Cooklang says, and none of its comments', async () => {
  const { guides } = await readArchive({ 'Carbonara.cook': CARBONARA });
  const [{ input } = {}] = guides;
  expect(input).toMatchObject({
    description: 'Quick and filling.',
    kind: 2,
    yield: { amount: 2, unit: [{ value: 'servings' }] },
    fixed: ['part.3'],
    averageTime: '00:25',
    tags: ['pasta', 'quick'],
    parts: ['200 g spaghetti', '2 eggs', '50 g pecorino, grated', 'black'],
    tools: ['large pot'],
    source: { url: 'https://pasta.example/carbonara', author: 'Ana' },
  });
  expect(input?.steps.map(({ description }) => description[0]?.value)).toEqual([
    undefined,
    'Boil 200 g spaghetti in a large pot for 8 minutes.',
    undefined,
    'Mix 2 eggs and 50 g pecorino (grated), then black pepper.\nSet aside for 1/2 hour.',
    'Stir the eggs into the large pot.',
  ]);
  expect(input?.steps[3]).toMatchObject({
    timers: [{ seconds: 1800, label: [{ value: 'rest' }] }],
    lines: [{ kind: 'note', text: [{ value: 'Keep a cup of the water.' }] }],
  });
});

it('says which step uses how much of an ingredient', async () => {
  const { guides } = await readArchive({
    'a.cook': `>> yield: 2 loaves\n>> servings: 8
Mix @flour{300%g}, @salt{1%tsp} and @water.

Rest. Dust with @flour{100%g}; add @salt{1/2%tsp}, @&flour{50%g} and @water.

Sprinkle @salt and @seeds{a few}.`,
  });
  const [{ input } = {}] = guides;
  expect(input).toMatchObject({
    description: 'Makes: 8 servings',
    yield: { amount: 2, unit: [{ value: 'loaves' }] },
    parts: ['400 g flour', '1.5 tsp salt', 'water', 'a few seeds'],
  });
  const amount = (value: number, unit: string) => ({ amount: { value, unit } });
  expect(input?.steps.map((step) => step.uses)).toEqual([
    [
      { item: 'part.1', ...amount(300, 'g') },
      { item: 'part.2', ...amount(1, 'tsp') },
      { item: 'part.3' },
    ],
    [
      { item: 'part.1', ...amount(150, 'g') },
      { item: 'part.2', ...amount(0.5, 'tsp') },
      { item: 'part.3' },
    ],
    [{ item: 'part.4' }],
  ]);
});

it('leaves amounts that cannot be added up as they are written', async () => {
  const amount = `${'9'.repeat(170)}%g`;
  const text = `Mix @flour{${amount}}.\n\nDust with @flour{${amount}} and @salt{1/0%g}.`;
  const { guides } = await readArchive({ 'a.cook': text });
  expect(guides[0]?.input.parts).toEqual([`${'9'.repeat(170)} g flour`, '1/0 g salt']);
  expect(guides[0]?.input.steps.map(({ uses }) => uses)).toEqual([
    [{ item: 'part.1' }],
    [{ item: 'part.1' }, { item: 'part.2' }],
  ]);
});

it('writes sums as the language of the recipe does', async () => {
  const text = '>> locale: de\nMehl: @Mehl{1%kg}.\n\nDann @Mehl{125/1000%kg}.';
  const { guides } = await readArchive({ 'a.cook': text });
  expect(guides[0]?.input.parts).toEqual(['1,125 kg Mehl']);
});

it.each([
  ['Message @ example{} at ana@example.org', 'Message @ example{} at ana@example.org'],
  ['Pour @./sauces/Hollandaise{150%g}.', 'Pour 150 g Hollandaise.'],
  ['Add @white wine|wine{1%cup}, @?nuts and @🧂.', 'Add 1 cup wine, nuts and 🧂.'],
  ['Heat to 200 °C for ~{3%days} in #2 pans{two small}', 'Heat to 200 °C for 3 days in 2 pans'],
])('reads the marks of %s', async (written, shown) => {
  const { guides } = await readArchive({ 'a.cook': written });
  expect(guides[0]?.input.steps[0]?.description[0]?.value).toBe(shown);
});
