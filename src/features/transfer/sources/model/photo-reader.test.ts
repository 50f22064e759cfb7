import { expect, it } from 'vitest';
import { countArchive, readArchive } from '@/testing/archive-counts';

const photos = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'picture']));
const counts = (name: string, steps: number) => ({
  name,
  chapters: 0,
  steps,
  parts: 0,
  tools: 0,
  pictures: steps,
  timers: 0,
  lines: 0,
});
const twelve = Array.from({ length: 12 }, (_, index) => `Chair_leg/${index + 1}.jpg`);

type Row = [string, string[], object[], string[]];
const ROWS: Row[] = [
  ['twelve numbered photos', twelve, [counts('Chair leg', 12)], []],
  [
    'one guide for each folder, of what is no photo nothing',
    [
      'a/IMG_0001.jpg',
      'a/IMG_0002.JPG',
      'b/01.png',
      'b/02.png',
      'b/notes.txt',
      '__MACOSX/b/._01.png',
    ],
    [counts('a', 2), counts('b', 2)],
    [],
  ],
  [
    'photos at the root, named after the archive, and some of a format that is not read',
    ['01.jpg', '02.jpg', '03.heic'],
    [counts('Bicycle', 2)],
    ['03.heic - kind_not_read'],
  ],
  ['pictures without an order', ['logo.png', 'banner.png', 'one/1.png'], [], []],
  ['pictures beside a guide', ['1.jpg', '2.jpg', 'a.json'], [], ['a.json 1 format_unknown']],
];

it.each(ROWS)('reads %s', async (_, names, guides, notices) => {
  expect(await countArchive(photos(...names), 'Bicycle.zip')).toEqual({ guides, notices });
});

it('refuses more photos than a guide has steps', async () => {
  const names = Array.from({ length: 501 }, (_, index) => `${index}.jpg`);
  expect(await countArchive(photos(...names))).toEqual({
    guides: [],
    notices: ['0.jpg 1 field_invalid'],
  });
});

it('brings photos in the order that people count, with the words in their names', async () => {
  const { guides } = await readArchive(
    photos('x/10 Fit_the lid.jpg', 'x/9.jpg', 'x/02 - Cut.png', 'x/DSC_0001.jpg', 'x/Cover.jpg'),
  );
  const [{ input, pictures } = {}] = guides;
  expect(input?.steps.map(({ name }) => name[0]?.value)).toEqual([
    'Cut',
    '2',
    'Fit the lid',
    'Cover',
    '5',
  ]);
  expect(pictures?.map(({ source }) => source)).toEqual([
    '02 - Cut.png',
    '9.jpg',
    '10 Fit_the lid.jpg',
    'Cover.jpg',
    'DSC_0001.jpg',
  ]);
});
