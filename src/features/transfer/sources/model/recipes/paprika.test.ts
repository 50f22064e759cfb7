import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Content, countArchive, readArchive } from '@/testing/archive-counts';

const PHOTO = Buffer.alloc(300, 7).toString('base64');
const OTHER = Buffer.alloc(300, 0xff).toString('base64');
const recipe = (more: object) => {
  const text = JSON.stringify({
    uid: 'U-1',
    name: 'Pancakes',
    description: '',
    ingredients: 'For the batter:\n2 eggs\n\n250 ml milk',
    directions: 'Whisk.\n\nRest [photo:bowl] it.\nFry.',
    notes: 'Thin ones are better.',
    nutritional_info: '200 kcal',
    prep_time: '10 mins',
    cook_time: '20 mins',
    total_time: '',
    servings: '4',
    difficulty: 'Easy',
    source: 'Grandma',
    source_url: '',
    categories: ['Breakfast', 'Sweet'],
    rating: 5,
    photo: null,
    photo_data: null,
    photo_large: null,
    photos: [],
    image_url: null,
    ...more,
  });
  // As the system it comes from writes it.
  return gzipSync(text.replaceAll('/', '\\/'));
};
const counts = (steps: number, pictures: number, chapters = 0) => ({
  name: 'Pancakes',
  chapters,
  steps,
  parts: 3,
  tools: 0,
  pictures,
  timers: 0,
  lines: 0,
});

type Row = [string, Record<string, Content>, object[], string[]];
const ROWS: Row[] = [
  [
    'a picture for the recipe and one within the directions',
    {
      'Pancakes.paprikarecipe': recipe({
        photo_data: PHOTO,
        photos: [{ name: 'bowl', filename: 'b.jpg', data: OTHER }],
      }),
    },
    [counts(3, 2)],
    [],
  ],
  [
    'the large picture instead of the small one, and one that no line shows',
    {
      'Pancakes.paprikarecipe': recipe({
        photo_data: PHOTO,
        photo_large: 'l.jpg',
        photos: [
          { name: '1', filename: 'l.jpg', data: OTHER },
          { name: '2', filename: 'x.jpg', data: PHOTO },
        ],
      }),
    },
    // The second one stands in a step of the description.
    [counts(4, 2)],
    [],
  ],
  [
    'headings among the directions, and several recipes',
    {
      'A.paprikarecipe': recipe({ directions: '**Batter:**\n1. Whisk.\n2. Rest.\n# Pan\nFry.' }),
      'B.paprikarecipe': recipe({ uid: 'U-2', total_time: 'soon' }),
    },
    [counts(3, 0, 2), counts(3, 0)],
    ['B.paprikarecipe 1 time_unknown'],
  ],
  [
    'a damaged recipe beside a good one',
    { 'A.paprikarecipe': recipe({}).subarray(0, 60), 'B.paprikarecipe': recipe({}) },
    [counts(3, 0)],
    ['A.paprikarecipe - text_unreadable'],
  ],
];

it.each(ROWS)('%s of Paprika', async (_, files, guides, notices) => {
  expect(await countArchive(files, 'All.paprikarecipes')).toEqual({ guides, notices });
});

it('keeps what a recipe of Paprika says', async () => {
  const { guides } = await readArchive({ 'Pancakes.paprikarecipe': recipe({ photo_data: PHOTO }) });
  const [{ input, pictures, importKey } = {}] = guides;
  expect(input).toMatchObject({
    description: 'Thin ones are better.',
    kind: 2,
    yield: { amount: 4, unit: [{ value: 'servings' }] },
    averageTime: '00:30',
    category: 'Breakfast',
    tags: ['Sweet'],
    parts: ['For the batter', '2 eggs', '250 ml milk'],
    source: { author: 'Grandma' },
    steps: [{ description: [{ value: 'Whisk.' }] }, {}, {}],
  });
  expect(pictures?.[0]?.source).toBe(`data:image/*;base64,${PHOTO}`);
  expect(importKey).toBe('paprika:U-1');
  expect(JSON.stringify(input)).not.toMatch(/kcal|photo/);
});

// security: Parsing
it('refuses a recipe that unpacks to too much, and one with too large a picture', async () => {
  const bomb = gzipSync(Buffer.alloc(33 * 1024 * 1024));
  const picture = recipe({ photo_data: 'QUJD'.repeat(9 * 1024 * 1024) });
  expect(
    await countArchive({ 'bomb.paprikarecipe': bomb, 'large.paprikarecipe': picture }),
  ).toEqual({
    guides: [],
    notices: ['bomb.paprikarecipe - file_too_large', 'large.paprikarecipe - file_too_large'],
  });
});
