import { expect, it } from 'vitest';
import { type Content, countArchive, readArchive } from '@/testing/archive-counts';

const ingredient = (amount: number, unit: string | null, food: string, more: object = {}) => ({
  food: { name: food },
  unit: unit === null ? null : { name: unit },
  amount,
  note: '',
  order: 0,
  is_header: false,
  no_amount: false,
  ...more,
});
const step = (name: string, instruction: string, more: object = {}) => ({
  name,
  instruction,
  ingredients: [],
  time: 0,
  order: 0,
  show_as_header: true,
  ...more,
});
const recipe = (name: string, steps: object[], more: object = {}) =>
  JSON.stringify({
    name,
    description: null,
    keywords: [],
    steps,
    working_time: 10,
    waiting_time: 20,
    internal: true,
    nutrition: null,
    servings: 4,
    servings_text: 'portions',
    source_url: '',
    ...more,
  });
const soup = recipe(
  'Lentil soup',
  [
    step('Cook', 'Simmer {{ ingredients[1] }} in {% scale(2) %} l of water.', {
      order: 1,
      time: 25,
      ingredients: [
        ingredient(0, null, 'carrot', { order: 2, amount: '3.0000', note: 'sliced' }),
        ingredient(200.0, 'g', 'lentils', { order: 1 }),
        {
          food: null,
          unit: null,
          amount: 0,
          note: 'Vegetables',
          order: 0,
          is_header: true,
          no_amount: true,
        },
      ],
    }),
    step('Season', 'Add salt.\n\n{# not rendered #}', {
      order: 2,
      ingredients: [ingredient(5, 'g', 'salt', { no_amount: true })],
    }),
    step('Prepare', 'Wash.', { order: 0 }),
  ],
  { keywords: [{ name: 'vegan' }], source_url: 'https://soup.example' },
);
const bare = recipe('Toast', [step('', 'Slice the bread.\n\nToast it.', { time: 3 })]);
const slow = recipe('Pickles', [step('Wait', 'Let them stand.', { time: 60 * 24 * 7 })]);

type Row = [string, Record<string, Content>, object[], string[]];
const counts = (name: string, steps: number, parts: number, pictures: number, timers: number) => ({
  name,
  chapters: 0,
  steps,
  parts,
  tools: 0,
  pictures,
  timers,
  lines: 0,
});
const ROWS: Row[] = [
  [
    'one recipe with its picture',
    { 'recipe.json': soup, 'image.jpeg': 'picture' },
    [counts('Lentil soup', 3, 4, 1, 1)],
    [],
  ],
  [
    'a recipe with all its steps in one text',
    { 'recipe.json': bare },
    [counts('Toast', 2, 0, 0, 1)],
    [],
  ],
  ['a step longer than a timer runs', { 'recipe.json': slow }, [counts('Pickles', 1, 0, 0, 0)], []],
];

it.each(ROWS)('%s of Tandoor', async (_, files, guides, notices) => {
  expect(await countArchive(files)).toEqual({ guides, notices });
});

it('keeps what a recipe of Tandoor says, in its order', async () => {
  const { guides } = await readArchive({ 'recipe.json': soup });
  expect(guides[0]?.input).toMatchObject({
    description: '',
    kind: 2,
    yield: { amount: 4, unit: [{ value: 'portions' }] },
    averageTime: '00:30',
    type: 1,
    tags: ['vegan'],
    parts: ['Vegetables', '200 g lentils', '3 carrot, sliced', 'salt'],
    source: { url: 'https://soup.example' },
    steps: [
      { name: [{ value: 'Prepare' }] },
      {
        name: [{ value: 'Cook' }],
        description: [{ value: 'Simmer 200 g lentils in 2 l of water.' }],
        timers: [{ seconds: 1500, label: [] }],
        uses: [{ item: 'part.2' }, { item: 'part.3' }],
      },
      { name: [{ value: 'Season' }], uses: [{ item: 'part.4' }] },
    ],
  });
  const week = await readArchive({ 'recipe.json': slow });
  expect(week.guides[0]?.input.steps[0]?.description[0]?.value).toBe(
    'Let them stand.\nTime: 168 h',
  );
});

it('makes a private recipe a private guide', async () => {
  const text = recipe('Secret sauce', [step('', 'Stir.')], { private: true });
  const { guides } = await readArchive({ 'recipe.json': text });
  expect(guides[0]?.input.type).toBe(2);
});
