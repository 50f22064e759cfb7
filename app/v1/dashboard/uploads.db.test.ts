import { describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { servePicture } from '@/server/storage/picture-response';
import { call } from '@/testing/api';
import { HOSTILE_FILES } from '@/testing/pictures/made/hostile';
import { madePicture, typeOfName } from '@/testing/pictures/pictures';
import { put, sign, storedNames, uniquePicture } from '../_testing/uploads';
import { GET as readProject } from './projects/[id]/route';
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

const MAX_BYTES = 2 * 1024 * 1024;
/** One example of each kind of invalid picture. */
const REFUSED = [
  'script.svg',
  'html-renamed.png',
  'html-after-png-signature.png',
  'truncated.png',
  'empty.jpg',
  'header-only.jpg',
  'bomb-lying-header.png',
  'scan.tiff',
] as const;
const stream = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 65_536)
        controller.enqueue(bytes.subarray(at, at + 65_536));
      controller.close();
    },
  });

withPlace();

describe('the upload', () => {
  it('signs, stores the bytes and shows them', async () => {
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

  it('accepts every kind up to exactly 2 MB, with and without a length', async () => {
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

  it('rejects invalid pictures, and stores nothing of them', async () => {
    const { creator } = place;
    for (const name of REFUSED) {
      const { key, answer } = await send(bytesOf(await HOSTILE_FILES[name]()), typeOfName(name));
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

  it('accepts only bytes of the signed type, and stores nothing of others', async () => {
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
    // Also where the same bytes are already stored under their own type.
    expect((await send(jpeg, 'image/png')).answer.status).toBe(415);
    expect(await rowsLeft()).toEqual({ files: 1, pictures: 1 });
  });

  // security: 32
  it('accepts one PUT of one key and one type within ten minutes', async () => {
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
    expect((await attach(key)).status).toBe(200);
    const shown = async () => (await servePicture(`/files/${key}`, {})).body?.toString('hex');
    const before = await shown();
    const another = bytesOf(await uniquePicture());
    expect((await put(signedRequest, another)).status).toBe(isDirect ? 400 : 409);
    expect([(await attach(key)).status, await shown()]).toEqual([200, before]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    expect((await put(other.signedRequest, picture)).status).toBe(403);
  });

  it('stores nothing of an aborted upload', async () => {
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
  // security: 25
  it('belongs to its creator: another one can neither show, remove nor claim it', async () => {
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

  // security: 37
  it('can have any name without shaping an address or a header', async () => {
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

  it('can be attached twice concurrently, and again later', async () => {
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
