import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_SIDE_PX } from '@/features/uploads/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { coloursAt, differenceOf } from '@/testing/ui/looks';
import { GOOD_PICTURES } from '@/testing/pictures/made/good';
import { typeOfName } from '@/testing/pictures/pictures';
import { put, sign } from '../../v1/_testing/uploads';

/**
 * Of 255: WebP stores a quarter of the colour samples, so saturated colours differ by this much; a
 * wrong profile or channel by several times as much.
 */
const ALIKE = 8;

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(env().dataDir, { recursive: true, force: true });
});

async function sendAndRead(name: string, bytes: Buffer) {
  const type = typeOfName(name);
  const { key, signedRequest } = await sign(creator, { fileName: name, fileType: type });
  expect((await put(signedRequest, new Uint8Array(bytes), type)).status).toBe(200);
  const stored = await pictureStore().read((await storeNameOf(key)) ?? '', 'full');
  return { key, stored: stored ?? Buffer.alloc(0) };
}

describe('a good picture', () => {
  it.each(Object.entries(GOOD_PICTURES))(
    '%s is stored as large as it may be, in its own colours',
    async (name, { size: [width, height], isTransparent, make }) => {
      const bytes = await (await make()).toBuffer();
      const { key, stored } = await sendAndRead(name, bytes);
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
        isTransparent ? [true, 'srgb', 4] : [false, 'srgb', 3],
      );
      expect(await differenceOf(stored, bytes)).toBeLessThan(ALIKE);
    },
  );

  it('stays transparent where it is', async () => {
    const bytes = await (await GOOD_PICTURES['transparent.png'].make()).toBuffer();
    const { stored } = await sendAndRead('transparent.png', bytes);
    const alphaOf = (picture: Buffer) =>
      sharp(picture).extractChannel('alpha').resize(64, 64).toColourspace('b-w').png().toBuffer();
    expect((await coloursAt(await alphaOf(stored), [[0.01, 0.01]]))[0]?.[0]).toBe(0);
    expect(await differenceOf(await alphaOf(stored), await alphaOf(bytes))).toBeLessThan(ALIKE);
  });
});
