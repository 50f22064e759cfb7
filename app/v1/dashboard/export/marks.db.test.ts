import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildCreator, buildProject, texts } from '@/testing/database/factories';
import { storedSteps } from '@/testing/database/stored-items';
import { unzip } from '@/testing/unzip';
import { exportOf, importFile } from '../../_testing/imports';
import { upload } from '../../_testing/uploads';
import { change } from '../projects/[id]/steps/_testing/steps';

const whole = { kind: 'box', x: 0, y: 0, w: 1, h: 1, tone: 'blue' };

it('Markdown shows pictures with their marks and a list of them, and an import the clean ones', async () => {
  const [creator, other] = [await buildCreator(), await buildCreator()];
  const built = await buildProject({ creator, languages: ['en', 'de'], steps: 2 });
  const file = { name: 'Lid.png', url: await upload(creator) };
  const second = { name: 'Screw.png', url: await upload(creator) };
  const circle = { kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2, number: 1 };
  await change(built, {
    media: [
      { file, marks: [{ ...circle, label: texts('Phillips *screw*', ['en']) }, whole] },
      { file: second },
    ],
  });
  await change(built, { media: [{ file, marks: [whole] }] }, 1);

  const files = await unzip(await exportOf(creator));
  const [folder = ''] = [...files.keys()][2]?.split('/') ?? [];
  const textOf = (lang: string) => files.get(`${folder}/guide.${lang}.md`)?.toString() ?? '';
  const pictures = [...files.keys()].filter((name) => name.endsWith('.webp'));
  expect(pictures.map((name) => name.slice(folder.length + 1))).toEqual([
    'pictures/001-step-1.webp',
    'pictures/001-2-step-1.webp',
    'pictures/001-step-1-marked.webp',
    'pictures/001-step-1-marked-2.webp',
  ]);
  expect(textOf('en')).toContain(
    '![](pictures/001-step-1-marked.webp)\n\n- 1, circle, upper left: Phillips \\*screw\\*\n- box, middle\n\n![](pictures/001-2-step-1.webp)\n',
  );
  expect(textOf('en')).toContain('![](pictures/001-step-1-marked-2.webp)\n\n- box, middle\n');
  expect(textOf('de')).toContain('- 1, Kreis, oben links: Phillips \\*screw\\*\n- Rahmen, Mitte\n');

  const pixel = async (name: string) => {
    const raw = sharp(files.get(`${folder}/${name}`))
      .removeAlpha()
      .raw();
    return [...(await raw.toBuffer()).subarray(0, 3)];
  };
  const [clean, marked] = [
    await pixel('pictures/001-step-1.webp'),
    await pixel('pictures/001-step-1-marked.webp'),
  ];
  expect(clean).not.toEqual(marked);

  const { state, refusals } = await importFile(other, await exportOf(creator));
  expect([state, refusals]).toEqual(['done', []]);
  const again = await unzip(await exportOf(other));
  const [copied = ''] = [...again.keys()][2]?.split('/') ?? [];
  for (const name of pictures) {
    const path = name.slice(folder.length);
    expect([path, again.get(`${copied}${path}`)?.equals(files.get(name) as Buffer)]).toEqual([
      path,
      true,
    ]);
  }
  const marksOf = async (projectId?: string) =>
    (await storedSteps(projectId)).map(({ marks }) => marks);
  const stored = await marksOf(built.project.id);
  expect(
    (await marksOf()).filter((each) => JSON.stringify(each) === JSON.stringify(stored[0])),
  ).toHaveLength(2);
});
