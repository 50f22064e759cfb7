import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_SIDE_PX } from '@/features/uploads/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { buildCreator, type TestCreator } from '@/testing/factories';
import { coloursAt, differenceOf } from '@/testing/looks';
import { picturesIn, sharedPictures } from '@/testing/pictures';
import { put, sign } from '../../v1/_testing/uploads';

const FOLDER = path.join(sharedPictures() ?? '', 'images');
/** Of 255: saturated colours lose so much in WebP, which keeps a quarter of them; a wrong profile or channel is several times that. */
const ALIKE = 8;

/** Files and their sizes in pixels, as their own list tells them. */
const listed =
  sharedPictures() === undefined
    ? []
    : [
        ...readFileSync(path.join(FOLDER, 'README.md'), 'utf8').matchAll(
          /^\| (\S+\.(?:jpg|png|webp)) \| (\d+)×(\d+) \|/gm,
        ),
      ].map(([, name = '', width, height]) => [name, Number(width), Number(height)] as const);

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(env().dataDir, { recursive: true, force: true });
});

describe.skipIf(listed.length === 0)('of the collection of good pictures', () => {
  it('each is listed', async () => {
    expect((await picturesIn(FOLDER)).map(({ name }) => name)).toEqual(
      listed.map(([name]) => name).sort(),
    );
  });

  it.each(listed)(
    '%s of %i × %i is stored as large as it may be, in its own colours',
    async (name, width, height) => {
      const bytes = await readFile(path.join(FOLDER, name));
      const type = `image/${path.extname(name).slice(1).replace('jpg', 'jpeg')}`;
      const { key, signedRequest } = await sign(creator, { fileName: name, fileType: type });
      expect((await put(signedRequest, new Uint8Array(bytes), type)).status).toBe(200);
      const stored =
        (await pictureStore().read((await storeNameOf(key)) ?? '', 'full')) ?? Buffer.alloc(0);
      const meta = await sharp(stored).metadata();
      const scale = Math.min(1, FULL_SIDE_PX / Math.max(width, height));
      expect([meta.width, meta.height]).toEqual([
        Math.round(width * scale),
        Math.round(height * scale),
      ]);
      expect(await db().file.findUniqueOrThrow({ where: { key } })).toMatchObject({
        width: meta.width,
        height: meta.height,
      });
      expect([meta.hasAlpha, meta.space, meta.channels]).toEqual(
        name.includes('alpha') ? [true, 'srgb', 4] : [false, 'srgb', 3],
      );
      expect(await differenceOf(stored, bytes)).toBeLessThan(ALIKE);
    },
  );

  it('what is transparent stays so', async () => {
    const bytes = await readFile(path.join(FOLDER, 'square-03-drawn-gear-alpha.png'));
    const { key, signedRequest } = await sign(creator);
    await put(signedRequest, new Uint8Array(bytes));
    const stored =
      (await pictureStore().read((await storeNameOf(key)) ?? '', 'full')) ?? Buffer.alloc(0);
    const alphaOf = (picture: Buffer) =>
      sharp(picture).extractChannel('alpha').resize(64, 64).toColourspace('b-w').png().toBuffer();
    expect((await coloursAt(await alphaOf(stored), [[0.01, 0.01]]))[0]?.[0]).toBe(0);
    expect(await differenceOf(await alphaOf(stored), await alphaOf(bytes))).toBeLessThan(ALIKE);
  });
});
