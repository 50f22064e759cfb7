import { expect, it } from 'vitest';
import { type Content, countArchive, readArchive } from '@/testing/archive-counts';

const food = (quantity: number, unit: string, name: string, more: object = {}) => ({
  quantity,
  unit: unit === '' ? null : { name: unit, plural_name: null },
  food: { name },
  note: '',
  title: null,
  original_text: null,
  ...more,
});
const exported = {
  id: '3b0f6a52-5a0e-4a53-9d52-000000000001',
  name: 'Rye bread',
  slug: 'rye-bread',
  image: 'aB3x',
  description: 'Dark & dense.',
  recipe_yield: 'loaf',
  recipe_yield_quantity: 1.0,
  recipe_servings: 8,
  total_time: '3 hours',
  prep_time: '30 minutes',
  org_url: 'https://bread.example/rye',
  recipe_category: [{ name: 'Bread' }],
  tags: [{ name: 'rye' }, { name: 'sour' }],
  tools: [{ name: 'Loaf tin' }],
  recipe_ingredient: [
    food(500, 'g', 'rye flour', { title: 'For the dough', reference_id: 'r-flour' }),
    food(0.5, 'tsp', 'salt', { note: 'fine', reference_id: 'r-salt' }),
    { quantity: 1, unit: null, food: null, note: 'a little oil', display: 'a little oil' },
    { quantity: null, unit: null, food: null, note: '', original_text: '2 spoons of seeds' },
  ],
  recipe_instructions: [
    {
      title: 'The day before',
      summary: '',
      text: 'Feed the **starter**.',
      ingredient_references: [{ reference_id: 'r-flour' }, { reference_id: 'r-salt' }, {}],
    },
    {
      title: '',
      summary: 'Rest',
      text: 'Wait.\n\n![](/api/media/recipes/3b0f/assets/dough.webp)\n<!-- too sour last time -->',
    },
    { title: 'Bake', summary: '', text: 'Bake it.\n\n> [!WARNING]\n> The tin is hot.' },
  ],
  notes: [{ title: 'Storing', text: 'Keeps a week.' }],
  assets: [
    { name: 'Dough', icon: 'mdi-image', file_name: 'dough.webp' },
    { name: 'Scan', icon: 'mdi-pdf', file_name: 'scan.pdf' },
  ],
  settings: { public: true },
  comments: [{ text: 'A secret remark' }],
  extras: { cost: 'hidden' },
  rating: 4,
};
const json = (value: unknown) => JSON.stringify(value);
const camel = {
  id: 'c1',
  name: 'Tea',
  slug: 'tea',
  image: null,
  recipeYield: '',
  recipeServings: 2,
  totalTime: null,
  prepTime: '2 minutes',
  performTime: '5 minutes',
  recipeIngredient: [{ display: '2 teaspoons green tea', food: { name: 'tea' }, quantity: 2 }],
  recipeInstructions: [{ title: '', text: '1. Boil water.\n2. Pour it over the tea.\n3. Wait.' }],
  settings: { public: false },
};

type Row = [string, Record<string, Content>, object[], string[]];
const ROWS: Row[] = [
  [
    'the export of all recipes',
    {
      'recipes/rye-bread/rye-bread.json': json(exported),
      'recipes/rye-bread/images/original.webp': 'picture',
      'recipes/rye-bread/images/min-original.webp': 'picture',
      'recipes/rye-bread/images/timeline/1/original.webp': 'picture',
      'recipes/rye-bread/assets/dough.webp': 'picture',
      'recipes/rye-bread/assets/scan.pdf': 'document',
      'recipes/tea/tea.json': json(camel),
    },
    [
      {
        name: 'Rye bread',
        chapters: 2,
        steps: 3,
        parts: 5,
        tools: 1,
        pictures: 2,
        timers: 0,
        lines: 1,
      },
      { name: 'Tea', chapters: 0, steps: 3, parts: 1, tools: 0, pictures: 0, timers: 0, lines: 0 },
    ],
    ['recipes/rye-bread/rye-bread.json 1 attachment_left_out'],
  ],
  [
    'the archive of one recipe',
    { 'rye-bread.json': json({ ...exported, assets: [] }), 'original.webp': 'picture' },
    [
      {
        name: 'Rye bread',
        chapters: 2,
        steps: 3,
        parts: 5,
        tools: 1,
        pictures: 2,
        timers: 0,
        lines: 1,
      },
    ],
    ['rye-bread.json 1 picture_missing'],
  ],
  [
    'a time in other words, and a recipe without steps',
    {
      'a.json': json({ ...camel, prepTime: 'a while' }),
      'b.json': json({ ...camel, slug: 'b', recipeInstructions: [] }),
    },
    [{ name: 'Tea', chapters: 0, steps: 3, parts: 1, tools: 0, pictures: 0, timers: 0, lines: 0 }],
    ['a.json 1 time_unknown', 'b.json 1 steps_not_found'],
  ],
  [
    'a backup, which is refused by its name',
    { 'database.json': '{"recipes": []}', 'data/recipes/1/images/original.webp': 'picture' },
    [],
    ['database.json - kind_not_read'],
  ],
];

it.each(ROWS)('%s of Mealie', async (_, files, guides, notices) => {
  expect(await countArchive(files)).toEqual({ guides, notices });
});

it('keeps what a recipe of Mealie says, and nothing of its comments', async () => {
  const { guides } = await readArchive({ 'rye-bread.json': json(exported) });
  const [{ input, importKey } = {}] = guides;
  expect(input).toMatchObject({
    name: 'Rye bread',
    description: 'Dark & dense.\nStoring: Keeps a week.\nMakes: 8 servings',
    kind: 2,
    yield: { amount: 1, unit: [{ value: 'loaf' }] },
    averageTime: '03:00',
    type: 1,
    category: 'Bread',
    tags: ['rye', 'sour'],
    parts: [
      'For the dough',
      '500 g rye flour',
      '0.5 tsp salt, fine',
      'a little oil',
      '2 spoons of seeds',
    ],
    source: { title: 'Rye bread', url: 'https://bread.example/rye' },
    steps: [
      { type: 2, name: [{ value: 'The day before' }] },
      {
        name: [{ value: 'Feed the starter' }],
        description: [{ value: 'Feed the **starter**.' }],
        uses: [{ item: 'part.2' }, { item: 'part.3' }],
      },
      { name: [{ value: 'Rest' }], description: [{ value: 'Wait.' }] },
      { type: 2, name: [{ value: 'Bake' }] },
      { description: [{ value: 'Bake it.' }], lines: [{ kind: 'warning' }] },
    ],
  });
  expect(importKey).toBe(`mealie:${exported.id}`);
  expect(JSON.stringify(guides)).not.toMatch(/secret|sour last time|hidden/);
});

it('makes a recipe that was not public a private guide', async () => {
  const { guides } = await readArchive({ 'tea.json': json(camel) });
  expect(guides[0]?.input).toMatchObject({
    type: 2,
    averageTime: '00:07',
    description: '',
    yield: { amount: 2, unit: [{ value: 'servings' }] },
  });
});
