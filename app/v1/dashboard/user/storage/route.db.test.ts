import { afterEach, describe, expect, it } from 'vitest';
import { storePicture } from '@/features/uploads/server/import-files';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { GET as readStorage } from './route';

const EVERYTHING = { ...env().quota };
afterEach(() => void Object.assign(env().quota, EVERYTHING));

let made = 0;
const store = async ({ actor }: TestCreator, bytes?: Buffer) =>
  storePicture(actor, 'step', 'p.png', bytes ?? (await madePicture('png', 40, 20 + (made += 1))));
const ask = async ({ token }: TestCreator) => (await call(readStorage, { token })).body as unknown;

describe('the storage use of an account', () => {
  it('is returned with its limit: nothing for a new account', async () => {
    Object.assign(env().quota, { bytes: 2_000_000, pictures: 7 });
    expect(await ask(await buildCreator())).toEqual({
      usedBytes: 0,
      maxBytes: 2_000_000,
      usedPictures: 0,
      maxPictures: 7,
    });
  });

  it('covers one account: bytes by content, pictures by number', async () => {
    const [ana, bea] = [await buildCreator(), await buildCreator()];
    const twice = await madePicture('png', 44, 44);
    for (const bytes of [twice, twice, undefined]) await store(ana, bytes);
    await store(bea);
    const sizes = await db().picture.findMany({
      where: { files: { some: { creatorId: ana.actor.creatorId } } },
      select: { sizeBytes: true },
    });
    expect(sizes).toHaveLength(2);
    expect(await ask(ana)).toMatchObject({
      usedBytes: sizes.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0),
      usedPictures: 3,
    });
    expect(await ask(bea)).toMatchObject({ usedPictures: 1 });
  });

  it('is reported correctly when it exceeds a lowered limit', async () => {
    const creator = await buildCreator();
    await store(creator);
    Object.assign(env().quota, { bytes: 1, pictures: 0 });
    expect(await ask(creator)).toMatchObject({ maxBytes: 1, usedPictures: 1, maxPictures: 0 });
  });
});
