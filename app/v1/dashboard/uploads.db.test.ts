import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { storageUnavailable } from '@/server/storage/storage-error';
import { answerPicture } from '@/server/storage/picture-answer';
import { pictureStore } from '@/server/storage/store';
import { AppError } from '@/shared/app-error';
import { type Answer, call } from '@/testing/api';
import { blobStandIn } from '@/testing/blob-stand-in';
import { BUILT_PASSWORD, buildProject, type TestCreator } from '@/testing/factories';
import { madeHostileFiles, madePicture } from '@/testing/pictures';
import { put, sign, storedNames, uniquePicture } from '../_testing/uploads';
import { POST as signUrl } from './sign-url/[uploadKey]/route';
import { POST as duplicate } from './projects/[id]/duplicate/route';
import { GET as readProject } from './projects/[id]/route';
import { PATCH as patchStep } from './projects/[id]/steps/[stepId]/route';
import { DELETE as deleteAccount } from './user/route';

/** Whether browsers send to the storage itself, so that a picture is looked at when its owner is told of it. */
const isDirect = blobStandIn() !== undefined;
const MAX_BYTES = 2 * 1024 * 1024;

type Place = { creator: TestCreator; id: string; stepId: string };
let place: Place;
const newPlace = async (): Promise<Place> => {
  const { creator, project } = await buildProject({ steps: 1 });
  return { creator, id: project.id, stepId: project.steps[0]?.id ?? '' };
};
beforeEach(async () => {
  place = await newPlace();
  await rm(env().dataDir, { recursive: true, force: true });
});

const attach = (key: string | null, { creator, id, stepId } = place) =>
  call(patchStep, {
    token: creator.token,
    params: { id, stepId },
    method: 'PATCH',
    body: { file: key === null ? null : { name: 'p.png', url: key } },
  });
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

/** The whole handshake: a promise, the bytes, and the step that is told of them. What refuses first answers. */
async function send(
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type = 'image/png',
  to = place,
): Promise<{ key: string; answer: Answer }> {
  const { key, signedRequest } = await sign(to.creator, { fileType: type });
  const sent = await put(signedRequest, bytes, type);
  return { key, answer: sent.status === 200 ? await attach(key, to) : sent };
}

const rowsLeft = async () => ({
  files: await db().file.count(),
  pictures: await db().picture.count(),
});
const served = async (key: string) => (await answerPicture(`/files/${key}`, {})).status;
/** Names of stored pictures, once each. */
const pictures = async () => [...new Set((await storedNames()).map((file) => file.split('/')[0]))];
const stream = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 65_536)
        controller.enqueue(bytes.subarray(at, at + 65_536));
      controller.close();
    },
  });

describe('the handshake', () => {
  it('promises, takes the bytes and shows them', async () => {
    const { key, answer } = await send(bytesOf(await madePicture('jpeg', 50, 20)), 'image/jpeg');
    expect([answer.status, answer.body.file]).toMatchObject([
      200,
      { key, width: 50, height: 20, placeholder: expect.stringMatching(/^data:image\/webp/) },
    ]);
    expect([await served(key), await storedNames()]).toEqual([
      200,
      [expect.stringMatching(/^p\d{13}-[a-z0-9]{24}\/full\.webp$/)],
    ]);
  });

  it('takes every kind up to exactly 2 MB, with and without a length', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      expect(
        (await send(bytesOf(await madePicture(format)), `image/${format}`)).answer.status,
        format,
      ).toBe(200);
    }
    const jpeg = await uniquePicture();
    const padded = (size: number) =>
      bytesOf(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    expect((await send(padded(MAX_BYTES))).answer.status).toBe(200);
    expect((await send(stream(padded(MAX_BYTES)))).answer.status).toBe(200);
    for (const body of [padded(MAX_BYTES + 1), stream(padded(MAX_BYTES + 1))]) {
      const { key, answer } = await send(body);
      expect([400, 413], JSON.stringify(answer.body)).toContain(answer.status);
      expect(await served(key)).toBe(404);
    }
  });

  it('refuses what is no good picture, and nothing of it stays', async () => {
    const { creator } = place;
    for (const { name, type, bytes } of await madeHostileFiles()) {
      const { key, answer } = await send(bytesOf(bytes), type);
      expect([413, 415, 422], name).toContain(answer.status);
      expect(answer.body.error, name).toMatchObject({
        code: expect.stringMatching(/^(picture|file|upload|unsupported)_/),
        message: expect.stringMatching(/./),
      });
      expect([await served(key), await storedNames(), await rowsLeft()], name).toEqual([
        404,
        [],
        { files: 0, pictures: 0 },
      ]);
      expect((await attach(key)).body.error.fields, name).toEqual({
        'file.url': 'This picture is not one of your uploads.',
      });
    }
    expect(
      (await call(readProject, { token: creator.token, params: { id: place.id } })).body.steps[0]
        .file,
    ).toBeNull();
  });

  it('takes bytes of the signed type only, and nothing of others stays', async () => {
    const [png, jpeg] = [bytesOf(await madePicture('png')), bytesOf(await madePicture('jpeg'))];
    for (const [bytes, type] of [
      [png, 'image/jpeg'],
      [jpeg, 'image/png'],
      [png, 'image/webp'],
      [jpeg, 'image/avif'],
      [png, 'image/gif'],
    ] as const) {
      const { key, answer } = await send(bytes, type);
      expect([answer.status, answer.body.error.code], type).toEqual([
        415,
        'unsupported_media_type',
      ]);
      expect([await served(key), await storedNames(), await rowsLeft()], type).toEqual([
        404,
        [],
        { files: 0, pictures: 0 },
      ]);
    }
    expect((await send(jpeg, 'image/jpeg')).answer.status).toBe(200);
    // Also where the same bytes are stored already under their own type.
    expect((await send(jpeg, 'image/png')).answer.status).toBe(415);
    expect(await rowsLeft()).toEqual({ files: 1, pictures: 1 });
  });

  it('takes one PUT of one key and one type within ten minutes', async () => {
    const { key, signedRequest } = await sign(place.creator);
    const other = await sign(place.creator);
    const crossed = signedRequest.replaceAll(key, other.key);
    const picture = bytesOf(await madePicture());
    for (const address of [
      crossed,
      signedRequest.slice(0, -3),
      signedRequest.replace(/image(%2F|\/)png/, 'image%2Fgif') + (isDirect ? '' : 'x'),
    ]) {
      expect((await put(address, picture)).status, address).toBe(403);
    }
    expect((await put(signedRequest, picture, 'image/gif')).status).toBe(isDirect ? 400 : 415);
    if (isDirect) {
      expect(
        (await put(signedRequest.replace('allow-overwrite=false', 'allow-overwrite=true'), picture))
          .status,
      ).toBe(403);
      expect(
        (
          await put(
            signedRequest.replace(/maximum-size-in-bytes=\d+/, 'maximum-size-in-bytes=9000000'),
            picture,
          )
        ).status,
      ).toBe(403);
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(signedRequest, picture)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await put(signedRequest, picture)).status).toBe(isDirect ? 400 : 409);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    expect((await put(other.signedRequest, picture)).status).toBe(403);
  });

  it('leaves nothing of bytes that break off', async () => {
    const { key, signedRequest } = await sign(place.creator);
    const bytes = await madePicture('png', 300, 300);
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytesOf(bytes.subarray(0, 50)));
        controller.error(new Error('The line broke.'));
      },
    });
    await put(signedRequest, broken).catch(() => undefined);
    expect((await attach(key)).status).toBe(422);
    expect([await storedNames(), await db().picture.count()]).toEqual([[], 0]);
  });
});

describe('an upload', () => {
  it("is its creator's alone: another one can neither show nor remove it, nor have it taken", async () => {
    const stranger = await newPlace();
    const { key, signedRequest } = await sign(place.creator);
    await put(signedRequest, bytesOf(await madePicture()));
    const before = [await storedNames(), await rowsLeft()];
    for (const url of [key, `http://localhost:3000/files/${key}`, signedRequest]) {
      expect((await attach(url, stranger)).body.error.fields, url).toEqual({
        'file.url': 'This picture is not one of your uploads.',
      });
    }
    expect([await storedNames(), await rowsLeft()]).toEqual(before);
    expect((await attach(key)).body.file.key).toBe(key);
    expect([(await attach(null, stranger)).status, await served(key)]).toEqual([200, 200]);
  });

  it('is called by whatever name without it shaping an address or a header', async () => {
    for (const fileName of [
      '../../x.png',
      'a/b.png',
      'x\r\nSet-Cookie: a=b.png',
      '<img src=x onerror=alert(1)>',
      '図 😀.png',
    ]) {
      const { key, signedRequest } = await sign(place.creator, { fileName });
      expect([key, new URL(signedRequest).host]).toEqual([
        expect.stringMatching(/^\d{13}-[a-z0-9]{24}$/),
        expect.stringMatching(/^(localhost|127\.0\.0\.1):\d+$/),
      ]);
      await put(signedRequest, bytesOf(await uniquePicture()));
      expect((await attach(key)).status).toBe(200);
    }
    for (const file of await storedNames())
      expect(file).toMatch(/^p\d{13}-[a-z0-9]{24}\/full\.webp$/);
  });

  it('can be shown twice at once, and told of again', async () => {
    const { key, signedRequest } = await sign(place.creator);
    await put(signedRequest, bytesOf(await madePicture()));
    expect(
      (await Promise.all([1, 2, 3].map(() => attach(key)))).map(({ status }) => status),
    ).toEqual([200, 200, 200]);
    expect([(await attach(key)).status, await pictures(), await rowsLeft()]).toEqual([
      200,
      [expect.any(String)],
      { files: 1, pictures: 1 },
    ]);
  });
});

describe('the same content', () => {
  it('is stored once, whoever sends it, and goes with the last file that shows it', async () => {
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

  it('is stored once also when it comes from many at the same moment, and comes and goes without harm', async () => {
    const bytes = bytesOf(await uniquePicture());
    const places = await Promise.all([1, 2, 3, 4, 5].map(newPlace));
    const sent = await Promise.all(places.map((to) => send(bytes, 'image/png', to)));
    expect(sent.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect([await pictures(), await rowsLeft()]).toEqual([
      [expect.any(String)],
      { files: 5, pictures: 1 },
    ]);
    // Some take theirs away while others send it once more.
    await Promise.all(
      places.map((to, index) =>
        index % 2 === 0 ? attach(null, to) : send(bytes, 'image/png', to),
      ),
    );
    const shown = await db().step.findMany({
      where: { fileId: { not: null } },
      include: { file: true },
    });
    expect(shown).toHaveLength(2);
    for (const { file } of shown) expect(await served(file?.key ?? '')).toBe(200);
    expect([(await pictures()).length, await db().picture.count()]).toEqual([1, 1]);
    await Promise.all(places.map((to) => attach(null, to)));
    expect([await storedNames(), await rowsLeft()]).toEqual([[], { files: 0, pictures: 0 }]);
  });

  it('replaces itself without going', async () => {
    const bytes = bytesOf(await uniquePicture());
    const first = await send(bytes);
    const second = await send(bytes);
    expect([await served(first.key), await served(second.key), await rowsLeft()]).toEqual([
      404,
      200,
      { files: 1, pictures: 1 },
    ]);
  });

  it('is shared by a copy of the project, and an account that ends leaves what others show', async () => {
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
      await db().step.count({
        where: {
          projectId: copy.id,
          file: { picture: { storeName: (await pictures())[1] ?? '' } },
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
    expect([(await pictures()).length, await rowsLeft(), await served(theirs.key)]).toEqual([
      1,
      { files: 1, pictures: 1 },
      200,
    ]);
  });

  it('comes back for all who show it when the storage had lost it', async () => {
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

  it('that is full refuses clearly, keeps nothing half, and all else goes on', async () => {
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

  it('that is away answers 503 with a time, for what needs a picture only, and what came before is taken later', async () => {
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
    it('whose service fails or is silent is waited for no longer than a person would', async () => {
      const standIn = blobStandIn();
      const { key, signedRequest } = await sign(place.creator);
      await put(signedRequest, bytesOf(await uniquePicture()));
      for (const fault of ['down', 'silent', 'suspended'] as const) {
        if (standIn) standIn.fault = fault;
        const startedMs = Date.now();
        const asked = await call(signUrl, {
          token: place.creator.token,
          params: { uploadKey: 'step' },
          body: { fileName: 'a', fileType: 'image/png' },
        });
        const told = await attach(key);
        for (const { status, body, headers } of [asked, told])
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

  it('is asked for nothing on the word of whoever sends an address', async () => {
    const calls = blobStandIn()?.calls;
    if (calls) calls.length = 0;
    for (const url of [
      'http://127.0.0.1:1/a.png',
      'https://elsewhere.example/a.png',
      'file:///etc/passwd',
      '../../etc/passwd',
      'incoming/x',
      `${blobStandIn()?.apiUrl}/?pathname=mark`,
    ]) {
      expect((await attach(url)).status, url).toBe(422);
    }
    expect(calls ?? []).toEqual([]);
  });
});
