import { storedGuides } from '@/testing/database/stored-items';
import { beforeEach, expect, it } from 'vitest';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { readProject } from '@/features/projects/server/owned-project';
import { madePicture } from '@/testing/pictures/pictures';
import { importFile, zipOf } from '../../../../../app/v1/_testing/imports';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const made = async () =>
  (await storedGuides(creator.actor.creatorId))
    .map(({ name, status, fileId, steps }) => [
      name,
      status,
      fileId !== null,
      steps.map((step) => step.fileId !== null),
    ])
    .toSorted();
const recipe = (name: string) =>
  JSON.stringify({
    name,
    keywords: [],
    steps: [{ name: '', instruction: 'Stir.', ingredients: [], time: 0, order: 0 }],
    working_time: 5,
    waiting_time: 0,
  });

it('recipes of Tandoor come from their archives with their own pictures', async () => {
  const picture = await madePicture('png', 40, 30, '#112233');
  const archive = await zipOf({
    '1.zip': await zipOf({ 'recipe.json': recipe('Soup') }),
    '2.zip': await zipOf({ 'recipe.json': recipe('Stew'), 'image.png': picture }),
    ...Object.fromEntries(
      await Promise.all(
        Array.from({ length: 22 }, async (_, index) => [
          `${index + 3}.zip`,
          await zipOf({ 'recipe.json': recipe(`Tea ${index}`) }),
        ]),
      ),
    ),
  });
  expect(await importFile(creator, archive)).toMatchObject({
    state: 'done',
    guides: { imported: 24, refused: 0 },
    refusals: [],
  });
  expect((await made()).slice(0, 3)).toEqual([
    ['Soup', 1, false, [false]],
    ['Stew', 1, true, [false]],
    ['Tea 0', 1, false, [false]],
  ]);
});

it('a recipe in Cooklang is stored with what it yields and what its steps use', async () => {
  const text =
    '---\nyield: 2 loaves\n---\nMix @flour{300%g} and @salt{=1%tsp}.\n\nDust with @flour{50%g}.\n';
  expect(
    await importFile(creator, await zipOf({ 'Bread.cook': text, 'Bread.jpg': 'no picture' })),
  ).toMatchObject({ guides: { imported: 1 } });
  const [stored] = await storedGuides(creator.actor.creatorId);
  const guide = await readProject(creator.actor, stored?.projectUid ?? '');
  expect(guide).toMatchObject({
    kind: 2,
    yield: { amount: 2, unit: [{ lang: 'en', value: 'loaves' }] },
    parts: ['350 g flour', '1 tsp salt'],
  });
  const [flour, salt] = guide.items;
  expect([flour?.fixed, salt?.fixed]).toEqual([false, true]);
  expect(guide.steps.map(({ uses }) => uses)).toEqual([
    [{ item: flour?.id, amount: { value: 300, unit: 'g' } }, { item: salt?.id }],
    [{ item: flour?.id, amount: { value: 50, unit: 'g' } }],
  ]);
});

it('a folder of photos becomes a guide with a step for each', async () => {
  const photo = (shade: string) => madePicture('jpeg', 40, 30, `#0000${shade}`);
  const archive = await zipOf({
    'Chair/IMG_0002.jpg': await photo('22'),
    'Chair/IMG_0010.jpg': await photo('aa'),
    'Chair/IMG_0001.jpg': await photo('11'),
  });
  expect(await importFile(creator, archive)).toMatchObject({
    guides: { imported: 1 },
    refusals: [],
  });
  expect(await made()).toEqual([['Chair', 1, false, [true, true, true]]]);
  expect(await importFile(creator, archive)).toMatchObject({ guides: { asking: 1, imported: 0 } });
});

it('a file of another kind is refused by its name', async () => {
  expect(await importFile(creator, Buffer.from('tar'), { fileName: 'notes.jex' })).toMatchObject({
    guides: { imported: 0 },
    refusals: [{ reason: 'kind_not_read', message: expect.stringContaining('Joplin') as string }],
  });
});
