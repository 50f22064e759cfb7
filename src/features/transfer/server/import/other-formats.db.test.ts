import { storedGuides } from '@/testing/database/stored-items';
import { beforeEach, expect, it } from 'vitest';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { importFile, zipOf } from '../../../../../app/v1/_testing/imports';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const made = async () =>
  (await storedGuides(creator.actor.creatorId)).map(
    ({ name, status, languages, head, fileId, steps }) => ({
      name,
      status,
      languages,
      source: head.source,
      hasPicture: fileId !== null,
      steps: steps.map((step) => [step.type, step.name[0]?.value, step.fileId !== null]),
    }),
  );

it('Markdown with pictures beside it becomes a guide with them', async () => {
  const archive = await zipOf({
    'shelf/readme.md':
      '# Shelf\n\n![Whole](img/whole%20shelf.png)\n\n## Tools\n\n- Saw\n\n## Cut\n\nCut it.\n\n![](img/cut.png)\n\n## Glue\n\nGlue it.\n',
    'shelf/img/whole shelf.png': await madePicture('png', 40, 30, '#112233'),
    'shelf/img/cut.png': await madePicture('png', 41, 30, '#332211'),
  });
  expect(await importFile(creator, archive)).toMatchObject({
    state: 'done',
    guides: { imported: 1, refused: 0 },
    refusals: [],
  });
  expect(await made()).toEqual([
    {
      name: 'Shelf',
      status: 1,
      languages: ['en'],
      source: null,
      hasPicture: true,
      steps: [
        [1, 'Cut', true],
        [1, 'Glue', false],
      ],
    },
  ]);
});

it('changed Markdown is recognised by its own key, which does not become a source', async () => {
  const shelf = (text: string) =>
    Buffer.from(`---\nkey: shelf\n---\n# Shelf\n\n## ${text}\n\nDo it.\n`);
  await importFile(creator, shelf('Cut'), { fileName: 'shelf.md' });
  expect(
    await importFile(creator, shelf('Saw'), { fileName: 'shelf.md', mode: 'skip' }),
  ).toMatchObject({ guides: { skipped: 1, imported: 0 } });
  expect(
    await importFile(creator, shelf('Saw'), { fileName: 'shelf.md', mode: 'replace' }),
  ).toMatchObject({ guides: { replaced: 1, imported: 0 } });
  // The previous version is kept as a deleted guide for a while.
  expect(await made()).toContainEqual(
    expect.objectContaining({ name: 'Shelf', source: null, steps: [[1, 'Saw', false]] }),
  );
});

it('a page with schema.org data becomes a guide that is recognised in later imports', async () => {
  const page = `<!doctype html><html><script type="application/ld+json">${JSON.stringify({
    '@type': 'HowTo',
    name: 'Tyre',
    inLanguage: 'de',
    url: 'https://a.example/tyre',
    author: { name: 'Ana' },
    step: [
      {
        '@type': 'HowToSection',
        name: 'Vorher',
        itemListElement: [{ '@type': 'HowToStep', text: 'Bremsen.' }],
      },
    ],
  })}</script></html>`;
  expect(await importFile(creator, Buffer.from(page), { fileName: 'tyre.html' })).toMatchObject({
    state: 'done',
    guides: { imported: 1 },
  });
  expect(await made()).toMatchObject([
    {
      name: 'Tyre',
      languages: ['de'],
      source: { url: 'https://a.example/tyre', author: 'Ana' },
      steps: [
        [2, 'Vorher', false],
        [1, 'Bremsen', false],
      ],
    },
  ]);
  expect(await importFile(creator, Buffer.from(page), { fileName: 'tyre.html' })).toMatchObject({
    guides: { asking: 1, imported: 0 },
  });
});

it('a guide of iFixit becomes a guide with author and licence', async () => {
  const guide = {
    guideid: 7,
    locale: 'en',
    title: 'Lamp',
    url: 'https://www.ifixit.example/Guide/7',
    author: { username: 'Rita' },
    steps: [
      {
        orderby: 1,
        title: '',
        lines: [{ text_raw: 'Open it.', bullet: 'black', level: 0 }],
        media: { type: 'image', data: [] },
      },
    ],
  };
  expect(
    await importFile(creator, Buffer.from(JSON.stringify(guide)), { fileName: '7.json' }),
  ).toMatchObject({ state: 'done', guides: { imported: 1 }, refusals: [] });
  expect(await made()).toMatchObject([
    {
      name: 'Lamp',
      source: {
        author: 'Rita (iFixit)',
        license: 'CC BY-NC-SA 3.0',
        url: 'https://www.ifixit.example/Guide/7',
      },
      steps: [[1, 'Open it', false]],
    },
  ]);
});

it('unreadable content is reported with file, line and reason', async () => {
  const archive = await zipOf({
    'a.md': '# A\n\nWords.',
    'b.json': '{"@type":"HowTo",\n"name":"B",\n"step":[]}',
    'c.html': '<html></html>',
  });
  const { refusals } = await importFile(creator, archive);
  expect(
    refusals.map(({ file, line, reason }: Record<string, unknown>) => [file, line, reason]),
  ).toEqual([
    ['a.md', 1, 'steps_not_found'],
    ['b.json', 1, 'steps_not_found'],
    ['c.html', 1, 'instructions_not_found'],
  ]);
});

it('Markdown files of several languages become one guide; mismatches are rejected; a guide.json takes precedence', async () => {
  const ownFile = {
    format: 'makerstep-guide',
    version: 1,
    name: 'Own',
    averageTime: '00:45',
    type: 1,
    languages: ['en'],
    steps: [
      {
        type: 1,
        name: [{ lang: 'en', value: 'Saw' }],
        description: [{ lang: 'en', value: 'Saw it.' }],
      },
    ],
  };
  const archive = await zipOf({
    'shelf/guide.en.md':
      '# Shelf\n\n## Cut\n\nCut it.\n\n![A cut](cut.png)\n\n## Glue\n\nGlue it.\n',
    'shelf/guide.pt-BR.md':
      '# Shelf\n\n## Serrar\n\nSerre.\n\n![Um corte](cut.png)\n\n## Colar\n\nCole.\n',
    'shelf/cut.png': await madePicture('png', 41, 30, '#332211'),
    'lamp/readme.md': '# Lamp\n\n## Open\n\nOpen it.\n',
    'lamp/readme.de.md': '# Lamp\n\n## Öffnen\n\nAuf.\n\n## Zu\n\nZu.\n',
    'own/guide.json': JSON.stringify(ownFile),
    'own/guide.en.md': '# Not read\n\n## A\n\nB\n',
    'own/guide.de.md': '# Not read\n\n## A\n\nB\n',
  });
  const state = await importFile(creator, archive);
  expect(state.refusals).toEqual([
    {
      file: 'lamp/readme.de.md',
      line: 7,
      reason: 'language_steps_differ',
      message:
        'This file has 2 steps and chapters, “lamp/readme.md” has 1. Files of one guide in several languages need the same ones in the same order: mend this one, or give it another name.',
    },
  ]);
  expect(state).toMatchObject({
    state: 'done',
    progress: { done: 2, total: 2 },
    guides: { imported: 2 },
  });
  const guides = await storedGuides(creator.actor.creatorId);
  expect(guides.map(({ name, languages }) => [name, languages])).toEqual([
    ['Own', ['en']],
    ['Shelf', ['en', 'pt-BR']],
  ]);
  expect(guides[1]?.steps.map(({ name, alt, fileId }) => [name, alt, fileId !== null])).toEqual([
    [
      [
        { lang: 'en', value: 'Cut' },
        { lang: 'pt-BR', value: 'Serrar' },
      ],
      [
        { lang: 'en', value: 'A cut' },
        { lang: 'pt-BR', value: 'Um corte' },
      ],
      true,
    ],
    [
      [
        { lang: 'en', value: 'Glue' },
        { lang: 'pt-BR', value: 'Colar' },
      ],
      [],
      false,
    ],
  ]);
  // Importing the same files again matches the existing guides.
  expect((await importFile(creator, archive)).guides).toMatchObject({ asking: 2, imported: 0 });
});

it('a problem in one language is reported with the file of that language', async () => {
  const archive = await zipOf({
    'a/g.en.md': '# A\n\n## B\n\nC\n\n## Questions\n\n### Why?\n\nSo.\n',
    'a/g.de.md': `# A\n\n## B\n\nC\n\n## Fragen\n\n### ${'Warum '.repeat(400)}?\n\nDarum.\n`,
  });
  const { refusals } = await importFile(creator, archive);
  expect(
    refusals.map(({ file, line, reason }: Record<string, unknown>) => [file, line, reason]),
  ).toEqual([['a/g.de.md', 9, 'field_invalid']]);
});
