import { storedSteps } from '@/testing/database/stored-items';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { runDue } from '@/server/jobs/worker';
import { storageUnavailable } from '@/server/storage/storage-error';
import { pictureStore } from '@/server/storage/store';
import { AppError } from '@/shared/http/app-error';
import { removalQueue } from '@/features/uploads/server/removals';
import { call } from '@/testing/api';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { s3StandIn } from '@/testing/stand-ins/s3-stand-in';
import { BUILT_PASSWORD } from '@/testing/database/factories';
import { put, sign, storedNames, uniquePicture } from '../_testing/uploads';
import { POST as signUrl } from './sign-url/[uploadKey]/route';
import { POST as duplicate } from './projects/[id]/duplicate/route';
import { GET as readProject } from './projects/[id]/route';
import { DELETE as deleteAccount } from './user/route';
import {
  attach,
  bytesOf,
  isDirect,
  newPlace,
  pictures,
  place,
  rowsLeft,
  send,
  served,
  withPlace,
} from './_testing/uploads';

withPlace();

describe('identical content', () => {
  it('is stored once, for all senders, and removed with the last file that shows it', async () => {
    const bytes = bytesOf(await uniquePicture());
    const other = await newPlace();
    const [first, second] = [await send(bytes), await send(bytes, 'image/png', other)];
    expect([first.answer.status, second.answer.status, first.key === second.key]).toEqual([
      200,
      200,
      false,
    ]);
    expect([await pictures(), await rowsLeft()]).toEqual([
      [expect.any(String)],
      { files: 2, pictures: 1 },
    ]);
    expect(await attach(null)).toMatchObject({ status: 200 });
    expect([await served(first.key), await served(second.key), await rowsLeft()]).toEqual([
      404,
      200,
      { files: 1, pictures: 1 },
    ]);
    await attach(null, other);
    expect([await served(second.key), await storedNames(), await rowsLeft()]).toEqual([
      404,
      [],
      { files: 0, pictures: 0 },
    ]);
  });

  it('is stored once also under concurrent uploads and removals', async () => {
    const bytes = bytesOf(await uniquePicture());
    const places = await Promise.all([1, 2, 3, 4, 5].map(newPlace));
    const sent = await Promise.all(places.map((to) => send(bytes, 'image/png', to)));
    expect(sent.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect([await pictures(), await rowsLeft()]).toEqual([
      [expect.any(String)],
      { files: 5, pictures: 1 },
    ]);
    // Some detach theirs while others send it again.
    await Promise.all(
      places.map((to, index) =>
        index % 2 === 0 ? attach(null, to) : send(bytes, 'image/png', to),
      ),
    );
    const shown = (await storedSteps()).flatMap(({ fileId }) => fileId ?? []);
    expect(shown).toHaveLength(2);
    for (const { key } of await db().file.findMany({ where: { id: { in: shown } } }))
      expect(await served(key)).toBe(200);
    expect([(await pictures()).length, await db().picture.count()]).toEqual([1, 1]);
    await Promise.all(places.map((to) => attach(null, to)));
    expect([await storedNames(), await rowsLeft()]).toEqual([[], { files: 0, pictures: 0 }]);
  });

  it('can replace itself', async () => {
    const bytes = bytesOf(await uniquePicture());
    const first = await send(bytes);
    const second = await send(bytes);
    expect([await served(first.key), await served(second.key), await rowsLeft()]).toEqual([
      404,
      200,
      { files: 1, pictures: 1 },
    ]);
  });

  it('is shared by a copy of the project, and survives the deletion of one account while others show it', async () => {
    const [shared, own] = [bytesOf(await uniquePicture()), bytesOf(await uniquePicture())];
    const other = await newPlace();
    const theirs = await send(shared, 'image/png', other);
    await send(own);
    const copy = (
      await call(duplicate, {
        token: place.creator.token,
        params: { id: place.id },
        method: 'POST',
      })
    ).body;
    await send(shared);
    expect([
      await db().file.count({
        where: {
          id: { in: (await storedSteps(copy.id)).flatMap(({ fileId }) => fileId ?? []) },
          picture: { storeName: (await pictures())[1] ?? '' },
        },
      }),
      (await pictures()).length,
      await rowsLeft(),
    ]).toEqual([1, 2, { files: 3, pictures: 2 }]);
    const pending = await sign(place.creator);
    await put(
      pending.signedRequest,
      isDirect ? bytesOf(await uniquePicture()) : bytesOf(Buffer.from('refused')),
    );
    expect(
      (
        await call(deleteAccount, {
          method: 'DELETE',
          token: place.creator.token,
          body: { currentPassword: BUILT_PASSWORD },
        })
      ).status,
    ).toBe(204);
    await runDue(removalQueue);
    expect([(await pictures()).length, await rowsLeft(), await served(theirs.key)]).toEqual([
      1,
      { files: 1, pictures: 1 },
      200,
    ]);
  });

  it('is restored for all files when it is uploaded again after a loss', async () => {
    const bytes = bytesOf(await uniquePicture());
    const { key } = await send(bytes);
    const { storeName } = await db().picture.findFirstOrThrow();
    await pictureStore().remove(storeName);
    const again = await send(bytes, 'image/png', await newPlace());
    expect([
      again.answer.status,
      await storedNames(),
      await served(key),
      await served(again.key),
      await rowsLeft(),
    ]).toEqual([200, [`${storeName}/full.webp`], 200, 200, { files: 2, pictures: 1 }]);
  });
});

describe('a storage', () => {
  const failing = (error: AppError) => vi.spyOn(pictureStore(), 'write').mockRejectedValue(error);
  const readOn = async () =>
    (await call(readProject, { token: place.creator.token, params: { id: place.id } })).status;

  // security: D10
  it('rejects uploads clearly when it is full, stores nothing partial, and all else works', async () => {
    const kept = await send(bytesOf(await uniquePicture()));
    const full = failing(new AppError('storage_full'));
    const { key, answer } = await send(bytesOf(await uniquePicture()));
    expect([answer.status, answer.body.error.code]).toEqual([507, 'storage_full']);
    expect([
      await served(key),
      await served(kept.key),
      await db().picture.count(),
      await readOn(),
    ]).toEqual([404, 200, 1, 200]);
    full.mockRestore();
    expect(
      (isDirect ? await attach(key) : (await send(bytesOf(await uniquePicture()))).answer).status,
    ).toBe(200);
  });

  // security: D10
  it('answers 503 with Retry-After while it is down, only for pictures, and takes earlier uploads later', async () => {
    const away = failing(storageUnavailable(new Error('gone')));
    const { key, answer } = await send(bytesOf(await uniquePicture()));
    expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'storage_unavailable',
      '5',
    ]);
    expect([await readOn(), await db().picture.count()]).toEqual([200, 0]);
    away.mockRestore();
    expect(
      (isDirect ? await attach(key) : (await send(bytesOf(await uniquePicture()))).answer).status,
    ).toBe(200);
  });

  if (isDirect) {
    it('is given up after a short timeout when it fails or hangs', async () => {
      const standIn = blobStandIn();
      const { key, signedRequest } = await sign(place.creator);
      await put(signedRequest, bytesOf(await uniquePicture()));
      for (const fault of ['down', 'silent', 'suspended'] as const) {
        if (standIn) standIn.fault = fault;
        const startedMs = Date.now();
        const signed = await call(signUrl, {
          token: place.creator.token,
          params: { uploadKey: 'step' },
          body: { fileName: 'a', fileType: 'image/png' },
        });
        const attached = await attach(key);
        for (const { status, body, headers } of [signed, attached])
          expect([status, body.error?.code, headers.get('retry-after')], fault).toEqual([
            503,
            'storage_unavailable',
            '5',
          ]);
        expect(Date.now() - startedMs, fault).toBeLessThan(20_000);
        expect(await readOn(), fault).toBe(200);
      }
      if (standIn) standIn.fault = undefined;
      expect([(await attach(key)).status, await served(key), await rowsLeft()]).toEqual([
        200,
        200,
        { files: 1, pictures: 1 },
      ]);
    });
  }

  // security: 38
  it('is never queried for an address that a client made up', async () => {
    const calls = (blobStandIn() ?? s3StandIn())?.calls;
    if (calls) calls.length = 0;
    for (const url of [
      'http://127.0.0.1:1/a.png',
      'https://elsewhere.example/a.png',
      'file:///etc/passwd',
      '../../etc/passwd',
      'incoming/x',
      `${blobStandIn()?.apiUrl}/?pathname=mark`,
      `${s3StandIn()?.endpoint}/pictures/mark`,
    ]) {
      expect((await attach(url)).status, url).toBe(422);
    }
    expect(calls ?? []).toEqual([]);
  });
});
