import { storedGuides } from '@/testing/database/stored-items';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { mediaOf } from '@/features/projects/model/content/media';
import { madePicture } from '@/testing/pictures/pictures';
import { importFile, zipOf } from '../../../../../app/v1/_testing/imports';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

const steps = async () => {
  const [project] = await storedGuides(creator.actor.creatorId);
  return project?.steps.map(({ description, fileId }) => [description[0]?.value, fileId !== null]);
};
const countPictures = async () => {
  const [project] = await storedGuides(creator.actor.creatorId);
  return project?.steps.map((step) => mediaOf(step).length);
};
const refusalsOf = ({ refusals }: { refusals: { file: string; line: number; reason: string }[] }) =>
  refusals.map(({ file, line, reason }) => [file, line, reason]);
const guide = (picture: string) => `# A\n\n## B\n\nDo it.\n\n${picture}\n`;

/** Removes the UTF-8 flag from the file names of an archive, as macOS writes them. */
function withoutUtf8Flag(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  for (let at = 0; at + 10 < bytes.length; at += 1) {
    const flagsAt =
      bytes.readUInt32LE(at) === 0x04034b50
        ? at + 6
        : bytes.readUInt32LE(at) === 0x02014b50
          ? at + 8
          : undefined;
    if (flagsAt !== undefined) bytes.writeUInt16LE(bytes.readUInt16LE(flagsAt) & ~0x800, flagsAt);
  }
  return bytes;
}

/** Encodes a file name in code page 850, as Windows writes it: 'ção.png'. */
const withNameOfWindows = (zip: Buffer): Buffer =>
  withoutUtf8Flag(
    Buffer.from(zip.toString('latin1').replaceAll('g/12o.png', 'g/\x87\xC6o.png'), 'latin1'),
  );

describe('a picture beside Markdown is found', () => {
  it.each([
    [
      'in an archive of a Mac',
      'Bilder/Küche.png',
      'g/Bilder/Küche.png'.normalize('NFD'),
      withoutUtf8Flag,
    ],
    ['in an archive of Windows', 'ção.png', 'g/12o.png', withNameOfWindows],
    ['in other letter case', 'bilder/küche.PNG', 'g/Bilder/Küche.png'],
    ['from the root', '/Bilder/K%C3%BCche.png', 'g/Bilder/Küche.png'],
    ['with blanks', 'Bilder/my photo 1.png', 'g/Bilder/my photo 1.png'],
    ['with a size', 'a.png =300x200', 'g/a.png'],
    ['by Windows', '.\\Bilder\\a.png', 'g/Bilder/a.png'],
  ])('%s', async (_, link, name, changed: (zip: Buffer) => Buffer = (zip) => zip) => {
    const zip = await zipOf({
      'g/guide.md': guide(`![pic](${link})`),
      [name]: await madePicture(),
      'g/.DS_Store': 'x',
      '__MACOSX/g/._guide.md': 'x',
    });
    expect(await importFile(creator, changed(zip))).toMatchObject({
      guides: { imported: 1 },
      refusals: [],
    });
    expect(await steps()).toEqual([['Do it.', true]]);
  });

  it('beside a recipe of Nextcloud; without one nothing is reported', async () => {
    const recipe = JSON.stringify({
      '@type': 'Recipe',
      name: 'Waffles',
      image: '',
      recipeInstructions: ['Fry them.'],
    });
    const zip = await zipOf({
      'Waffles/recipe.json': recipe,
      'Waffles/full.jpg': await madePicture(),
      'Bare/recipe.json': recipe.replace('Waffles', 'Bare'),
    });
    expect(await importFile(creator, zip)).toMatchObject({
      guides: { imported: 2 },
      refusals: [],
    });
    const projects = await db().project.findMany({
      where: { creatorId: creator.actor.creatorId },
      orderBy: { name: 'asc' },
    });
    expect(projects.map(({ name, fileId }) => [name, fileId !== null])).toEqual([
      ['Bare', false],
      ['Waffles', true],
    ]);
  });

  it('or is told, and makes no step of its own', async () => {
    const zip = await zipOf({
      'g/guide.md': guide('![](a.png) ![](b.png) ![](b.png) ![](c.png)'),
      'g/b.png': await madePicture(),
    });
    expect(refusalsOf(await importFile(creator, zip))).toEqual([
      ['g/guide.md', 3, 'picture_missing'],
      ['g/guide.md', 3, 'picture_missing'],
    ]);
    expect(await steps()).toEqual([['Do it.', true]]);
    expect(await countPictures()).toEqual([2]);
  });

  it('by its name alone, as in Obsidian', async () => {
    const zip = await zipOf({
      'notes/guide.md': guide('![[Küche.png|300]]'),
      ['attachments/Küche.png'.normalize('NFD')]: await madePicture(),
    });
    expect(refusalsOf(await importFile(creator, zip))).toEqual([]);
    expect(await steps()).toEqual([['Do it.', true]]);
  });

  it('or reported with file and line, and never shown to readers', async () => {
    const zip = await zipOf({
      'g/guide.md': guide('![pic](my photo.png) ![](../../x.png)'),
      'my photo.png': await madePicture(),
    });
    expect(refusalsOf(await importFile(creator, zip))).toEqual([
      ['g/guide.md', 3, 'picture_missing'],
      ['g/guide.md', 3, 'picture_address_invalid'],
    ]);
    expect(await steps()).toEqual([['Do it.', false]]);
  });
});

describe('a picture in the Markdown file itself is stored', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'as %s, by a definition or in its place',
    async (format) => {
      const address = `data:image/${format};base64,${(await madePicture(format)).toString('base64')}`;
      expect(
        refusalsOf(
          await importFile(
            creator,
            Buffer.from(guide(`![][image1]\n\n![](${address})\n\n[image1]: <${address}>`)),
            { fileName: 'a.md' },
          ),
        ),
      ).toEqual([]);
      expect(await countPictures()).toEqual([2]);
    },
  );

  it('or reported when it is invalid', async () => {
    const address = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(20)).toString('base64')}`;
    const state = await importFile(creator, Buffer.from(guide(`![](${address})`)), {
      fileName: 'a.md',
    });
    expect(refusalsOf(state)).toEqual([['a.md', 3, 'picture_refused']]);
    expect(JSON.stringify(state).length).toBeLessThan(2000);
  });
});

it('code keeps its indentation, and comments are dropped', async () => {
  const text =
    '<!-- HIDE -->\n# A\n\n## B\n\nRun: <!-- HIDE -->\n\n```\nif x:\n    y()\n\tz()\n```\n';
  await importFile(creator, Buffer.from(text), { fileName: 'a.md' });
  expect(await steps()).toEqual([['Run:\n\nif x:\n    y()\n\tz()', false]]);
  expect(JSON.stringify(await storedGuides(creator.actor.creatorId))).not.toContain('HIDE');
});

describe('an archive in an archive', () => {
  it('is opened when nothing else is readable, with all its parts', async () => {
    const parts = {
      'Export/Part-1.zip': await zipOf({ 'A/guide.md': guide('![](img/a.png)') }),
      'Export/Part-2.zip': await zipOf({
        'A/img/a.png': await madePicture(),
        'A/more.zip': await zipOf({}),
      }),
    };
    expect(refusalsOf(await importFile(creator, await zipOf(parts)))).toEqual([
      ['Export/A/more.zip', null, 'archive_in_archive'],
    ]);
    expect(await steps()).toEqual([['Do it.', true]]);
  });

  it('is reported when there are guides beside it, and rejected as a whole when it is malicious', async () => {
    const inner = await zipOf({ 'b.md': guide('x') });
    expect(
      refusalsOf(
        await importFile(creator, await zipOf({ 'a.md': guide('x'), 'firmware.zip': inner })),
      ),
    ).toEqual([['firmware.zip', null, 'archive_in_archive']]);
    const bomb = await zipOf({ 'b.md': guide('x'), 'c.md': Buffer.alloc(3_000_000, ' ') });
    expect(refusalsOf(await importFile(creator, await zipOf({ 'x.zip': bomb })))).toEqual([
      ['c.md', null, 'entry_compressed_too_much'],
    ]);
    expect(
      refusalsOf(await importFile(creator, await zipOf({ 'x.zip': inner.subarray(0, -30) }))),
    ).toEqual([['x.zip', null, 'archive_damaged']]);
  });
});

it('a photo of 48 megapixels is shrunk, a picture of several screens stays readable, and bombs are rejected', {
  timeout: 60_000,
}, async () => {
  const made = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#c9542b' },
      limitInputPixels: false,
    });
  const zip = await zipOf({
    'g.md': guide('![](photo.jpg) ![](long.png) ![](bomb.png) ![](endless.png)'),
    'photo.jpg': await made(8064, 6048).jpeg().toBuffer(),
    'long.png': await made(1080, 9000).png().toBuffer(),
    'bomb.png': await made(8200, 8000).png().toBuffer(),
    'endless.png': await made(600, 60_000).png().toBuffer(),
  });
  expect(refusalsOf(await importFile(creator, zip))).toEqual([
    ['g.md', 3, 'picture_too_many_pixels'],
    ['g.md', 3, 'picture_hard_to_read'],
  ]);
  const files = await db().file.findMany({
    where: { creatorId: creator.actor.creatorId },
    orderBy: { createdAt: 'asc' },
  });
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [2560, 1920],
    [1080, 9000],
    [160, 16_000],
  ]);
});
