import { expect, it } from 'vitest';
import { type Content, countArchive, readArchive } from '@/testing/archive-counts';
import * as samples from '@/testing/texts/tool-samples';

const counts = (name: string, numbers: Partial<Record<string, number>>) => ({
  name,
  ...{ chapters: 0, steps: 2, parts: 0, tools: 0, pictures: 0, timers: 0, lines: 0 },
  ...numbers,
});

type Row = [string, Record<string, Content>, object[], string[]];
const { CHAIN, TAP, KNIFE, WIRE, INSTALL } = samples;
const ROWS: Row[] = [
  [
    'a vault of Obsidian with attachments',
    {
      'Vault/.obsidian/app.json': '{}',
      'Vault/Bike/Fix a chain.md': CHAIN,
      'Vault/attachments/pin.png': 'picture',
      'Vault/Board.canvas': '{}',
      'Vault/Sketch.excalidraw.md': '---\nexcalidraw-plugin: parsed\n---\n# Text\n',
    },
    [counts('Fix a chain', { pictures: 1, lines: 1, parts: 2 })],
    [
      'Vault/Board.canvas - kind_not_read',
      'Vault/Sketch.excalidraw.md - kind_not_read',
      'Vault/Bike/Fix a chain.md 32 media_left_out',
      'Vault/Bike/Fix a chain.md 6 link_left_out',
      'Vault/Bike/Fix a chain.md 25 media_left_out',
      'Vault/Bike/Fix a chain.md 25 link_left_out',
      'Vault/Bike/Fix a chain.md 27 media_left_out',
    ],
  ],
  [
    'a picture of Obsidian that is not there',
    { 'a.md': '# A\n\n## B\n\n![[lost.png]]\n\n## C\n\nDo.\n' },
    [counts('A', { pictures: 1 })],
    ['a.md 3 picture_missing'],
  ],
  [
    'pages of Notion with a database',
    {
      [`Export/Fix a tap ${samples.ID}.md`]: TAP,
      [`Export/Fix a tap ${samples.ID}/Untitled 1.png`]: 'picture',
      [`Export/Fix a tap ${samples.ID}/ring.png`]: 'picture',
      [`Export/Fix a tap ${samples.ID}/Parts abc.csv`]: 'a,b',
      [`Export/No title ${samples.ID}.md`]: '1. First\n2. Second\n',
    },
    [counts('Fix a tap', { pictures: 2 }), counts('No title', {})],
    [
      `Export/Fix a tap ${samples.ID}/Parts abc.csv - kind_not_read`,
      `Export/Fix a tap ${samples.ID}.md 21 link_left_out`,
    ],
  ],
  [
    'notes of Joplin with resources',
    {
      'Workshop/Sharpen a knife.md': KNIFE,
      '_resources/stone.jpg': 'picture',
      '_resources/blade.jpg': 'picture',
      '_resources/manual.pdf': 'document',
    },
    [counts('Sharpen a knife', { pictures: 2 })],
    ['Workshop/Sharpen a knife.md 18 link_left_out'],
  ],
  ['an archive of Joplin', { 'all.jex': 'tar' }, [], ['all.jex - kind_not_read']],
  [
    'a note of HackMD',
    { 'note.md': WIRE },
    [counts('Solder a wire', { pictures: 1, lines: 1 })],
    ['note.md 15 media_left_out'],
  ],
  [
    'a page of Docusaurus',
    {
      'docs/_category_.json': '{"label": "Guides", "position": 2}',
      'docs/install.mdx': INSTALL,
      'docs/img/shot.png': 'picture',
      'docs/img/two.png': 'picture',
      'docs/img/three.webp': 'picture',
    },
    [counts('Install the app', { pictures: 3, lines: 2 })],
    ['docs/install.mdx 67 media_left_out'],
  ],
  [
    'a page of MDX in two languages',
    {
      'a.en.mdx': "import X from 'x';\n\n# Lamp\n\n## Open\n\n<X>\n\nOpen it.\n\n</X>\n",
      'a.pt-BR.mdx': "import X from 'x';\n\n# Luz\n\n## Abrir\n\n<X>\n\nAbra.\n\n</X>\n",
    },
    [counts('Lamp', { steps: 1 })],
    [],
  ],
];

it.each(ROWS)('brings %s', async (_, files, guides, notices) => {
  expect(await countArchive(files)).toEqual({ guides, notices });
});

it('brings nothing that an author hid', async () => {
  for (const [name, text] of Object.entries({ CHAIN, KNIFE, WIRE, INSTALL })) {
    const { guides } = await readArchive({ [`${name}.mdx`]: text });
    expect(guides).toHaveLength(1);
    expect(JSON.stringify(guides)).not.toMatch(/hidden/i);
  }
});

const textsOf = async (name: string, text: string) => {
  const { guides } = await readArchive({ [name]: text });
  return {
    ...guides[0]?.input,
    texts: guides[0]?.input.steps.map(({ description }) => description[0]?.value),
  };
};

it('reads the notations of Obsidian as the words that its readers see', async () => {
  expect(await textsOf('Fix a chain.md', CHAIN)).toMatchObject({
    description: 'Intro with my tools.',
    tags: ['bike', 'repair', 'workshop', 'bike/chain'],
    texts: ['Push the pin. Not too far.', 'See  and Other note > Part.\n- done\n- open'],
  });
});

it('reads properties of Notion as fields, and keeps the others as text', async () => {
  expect(await textsOf(`Fix a tap ${samples.ID}.md`, TAP)).toMatchObject({
    description:
      'Status: Done\n\nAssignee: Ana Silva\n\nTurn the water off first.\n\nTip: Put a towel below.',
    tags: ['bathroom', 'water'],
    averageTime: '00:45',
  });
});

it('reads the fields of Joplin and the tags of HackMD', async () => {
  expect(await textsOf('a.md', KNIFE)).toMatchObject({
    name: 'Sharpen a knife',
    tags: ['knife'],
    source: { url: 'https://knives.example/sharpen', author: 'Bea' },
  });
  expect(await textsOf('a.md', WIRE)).toMatchObject({
    tags: ['electronics', 'soldering'],
    texts: ['Heat it. Slowly. Well.', 'More\nHold still for 5 s.'],
  });
});

it('reads the components of Docusaurus as their content', async () => {
  expect(await textsOf('a.mdx', INSTALL)).toMatchObject({
    description: 'Before you begin.',
    tags: ['setup', 'app'],
    texts: [
      'macOS\n\nOpen the DMG.\n\nWindows\n\nRun the EXE.',
      'Click run.\n\nimport x from "y";\n<Password>',
    ],
  });
});

it('keeps tags of unknown names where no module is imported', async () => {
  const { texts } = await textsOf(
    'a.md',
    '# A\n\n## B\n\nType\n<Password>\nthere. a == b, C++ and D++\n',
  );
  expect(texts).toEqual(['Type\n<Password>\nthere. a == b, C++ and D++']);
});
