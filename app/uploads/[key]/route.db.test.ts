import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { answerPicture } from '@/server/storage/picture-answer';
import { picturePath } from '@/shared/picture-path';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/factories';
import {
  madeHostileFiles,
  madePicture,
  madePictures,
  type PictureFile,
  picturesIn,
  sharedPictures,
} from '@/testing/pictures';
import { put, sign, storedNames } from '../../v1/_testing/uploads';
import { POST as signUrl } from '../../v1/dashboard/sign-url/[uploadKey]/route';

const MAX_BYTES = 2 * 1024 * 1024;
/** Good files in the hostile folder; one of two answers is right for those that may be either. */
const GOOD =
  /^(size-exactly|exif-|gps-in|xmp|cmyk|palette|sixteen|animated|polyglot-jpeg|polyglot-png)/;
const EITHER =
  /^(bad-icc|bad-crc|one-pixel|thin|photo\.avif|bomb-1500-frames|bomb-text-chunk|polyglot-gif)/;

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(env().dataDir, { recursive: true, force: true });
});
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const picture = async () => bytesOf(await madePicture());

async function served(
  key: string,
  variant?: string,
): Promise<{ headers: Headers; bytes: Buffer; status: number }> {
  const { status, headers, body } = await answerPicture(
    picturePath(key, variant === undefined ? undefined : Number(variant)),
    {},
  );
  return { status, headers: new Headers(headers), bytes: body ?? Buffer.alloc(0) };
}

async function send({ name, type, bytes }: PictureFile) {
  const { key, signedRequest } = await sign(creator, { fileName: name, fileType: type });
  return { key, answer: await put(signedRequest, bytesOf(bytes), type) };
}

/** What was stored is a clean WebP, and nothing of the sent file's extras is in it. */
async function expectClean(key: string, name: string): Promise<void> {
  const full = await served(key);
  const meta = await sharp(full.bytes).metadata();
  expect(
    [full.status, full.headers.get('content-type'), full.headers.get('x-content-type-options')],
    name,
  ).toEqual([200, 'image/webp', 'nosniff']);
  expect(
    [
      meta.format,
      meta.exif,
      meta.xmp,
      meta.iptc,
      meta.orientation,
      meta.pages,
      meta.depth,
      meta.space,
    ],
    name,
  ).toEqual(['webp', undefined, undefined, undefined, undefined, undefined, 'uchar', 'srgb']);
  expect(full.bytes.includes('<script') || full.bytes.includes('PK\u0003\u0004'), name).toBe(false);
  const row = await db().file.findUniqueOrThrow({ where: { key } });
  expect([row.width, row.height], name).toEqual([meta.width, meta.height]);
  expect(row.placeholder, name).toMatch(/^data:image\/webp;base64,/);
  for (const width of row.variantWidths)
    expect((await sharp((await served(key, String(width))).bytes).metadata()).width, name).toBe(
      width,
    );
}

async function expectRefused(
  { key, answer }: Awaited<ReturnType<typeof send>>,
  name: string,
): Promise<void> {
  expect([413, 415, 422], name).toContain(answer.status);
  expect(answer.body.error.message, name).not.toBe('');
  // A length that was told too large spends nothing: the address may still be used for what was promised.
  expect(await db().file.count({ where: { key, receivedAt: { not: null } } }), name).toBe(0);
}

const shared = sharedPictures();
const which = shared
  ? 'the shared collection'
  : 'pictures made here, as there is no shared collection';

describe('what is sent to a signed address', () => {
  it(`is stored anew when it is a good picture (${which})`, async () => {
    for (const file of shared ? await picturesIn(`${shared}/images`) : await madePictures()) {
      const { key, answer } = await send(file);
      expect([answer.status, answer.body], file.name).toEqual([200, { key }]);
      await expectClean(key, file.name);
    }
  }, 240_000);

  it(`is cleaned or refused when it is hostile, and of what is refused nothing stays (${which})`, async () => {
    const files = shared ? await picturesIn(`${shared}/hostile-images`) : await madeHostileFiles();
    for (const file of files) {
      const sent = await send(file);
      const isTaken = sent.answer.status === 200;
      if (GOOD.test(file.name) || (EITHER.test(file.name) && isTaken)) {
        expect([sent.answer.status, sent.answer.body], file.name).toEqual([200, { key: sent.key }]);
        await expectClean(sent.key, file.name);
      } else {
        await expectRefused(sent, file.name);
      }
    }
    const kept = await db().picture.findMany({
      where: { files: { some: { storedAt: { not: null } } } },
    });
    const folders = new Set((await storedNames()).map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(kept.map(({ storeName }) => storeName).sort());
  }, 240_000);

  it('is stored upright', async () => {
    const wide = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { key } = await send({ name: 'turned.jpg', type: 'image/jpeg', bytes: wide });
    expect(await db().file.findUniqueOrThrow({ where: { key } })).toMatchObject({
      width: 30,
      height: 60,
    });
  });

  it('may have exactly 2 MB, counted while it arrives, whatever length was told', async () => {
    const jpeg = await madePicture('jpeg');
    const padded = (size: number) =>
      bytesOf(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    const stream = (bytes: Uint8Array) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += 65_536)
            controller.enqueue(bytes.subarray(at, at + 65_536));
          controller.close();
        },
      });
    const statusOf = async (
      bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
      headers?: Record<string, string>,
    ) =>
      (
        await put(
          (
            await sign(creator, { fileType: 'image/jpeg' })
          ).signedRequest,
          bytes,
          'image/jpeg',
          headers,
        )
      ).body.error?.code ?? 'stored';
    expect(await statusOf(padded(MAX_BYTES))).toBe('stored');
    expect(await statusOf(padded(MAX_BYTES + 1))).toBe('file_too_large');
    expect(await statusOf(stream(padded(MAX_BYTES)))).toBe('stored');
    expect(await statusOf(stream(padded(MAX_BYTES + 1)))).toBe('file_too_large');
    expect(await statusOf(stream(padded(MAX_BYTES + 1)), { 'content-length': '10' })).toBe(
      'file_too_large',
    );
  });

  it('leaves nothing when it breaks off half-way', async () => {
    const bytes = await picture();
    const { key, signedRequest } = await sign(creator);
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(0, 50));
        controller.close();
      },
    });
    expect((await put(signedRequest, broken)).status).toBe(422);
    expect([await db().file.count({ where: { key } }), await storedNames()]).toEqual([0, []]);
  });

  it('must have the announced type', async () => {
    for (const type of ['image/jpeg', 'text/html', 'image/svg+xml', '', 'image/pngx']) {
      const { signedRequest } = await sign(creator);
      expect((await put(signedRequest, await picture(), type)).status, type).toBe(415);
    }
    expect(
      (await put((await sign(creator)).signedRequest, await picture(), 'IMAGE/PNG; x=1')).status,
    ).toBe(200);
  });
});

describe('a signed address', () => {
  it('works once, also when used twice at the same moment', async () => {
    const { signedRequest } = await sign(creator);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => put(signedRequest, await picture())),
    );
    expect(answers.map((answer) => answer.body.error?.code ?? 'stored').sort()).toEqual([
      'stored',
      'upload_spent',
      'upload_spent',
      'upload_spent',
    ]);
    expect((await put(signedRequest, await picture())).body.error.code).toBe('upload_spent');
    expect(await storedNames()).toHaveLength(1);
  });

  it('lives ten minutes', async () => {
    const { signedRequest } = await sign(creator);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    expect((await put(signedRequest, await picture())).body.error.code).toBe('upload_not_allowed');
    expect(await storedNames()).toEqual([]);
  });

  it('is good for its own key only, and cannot be made up', async () => {
    const [a, b] = [await sign(creator), await sign(creator)];
    const token = (signedRequest: string) => new URL(signedRequest).searchParams.get('token') ?? '';
    const crossed = a.signedRequest.replace(token(a.signedRequest), token(b.signedRequest));
    for (const address of [
      crossed,
      a.signedRequest.slice(0, -3),
      a.signedRequest.split('?')[0] ?? '',
      `${a.signedRequest.split('?')[0]}?token=${creator.token}`,
    ]) {
      expect((await put(address, await picture())).status, address).toBe(403);
    }
  });

  it('has a key that begins with the time in milliseconds, whatever the file is called', async () => {
    const names = [
      '../../x.jpg',
      'a/b.jpg',
      'x.jpg%00.html',
      'x.php',
      'CON.jpg',
      '<img src=x onerror=alert(1)>.png',
      'imagem ção ñ 图片 😀.jpg',
      'x'.repeat(300),
      '',
    ];
    for (const fileName of names) {
      const before = Date.now();
      const { key } = await sign(creator, { fileName });
      expect(key, fileName).toMatch(/^\d{13}-[a-z0-9]{24}$/);
      expect(Number(key.slice(0, 13))).toBeGreaterThanOrEqual(before);
    }
  });

  it('is given for four things and five kinds of picture', async () => {
    const ask = async (uploadKey: string, body: object) =>
      (await call(signUrl, { token: creator.token, params: { uploadKey }, body })).status;
    for (const kind of ['project', 'step', 'avatar', 'cover'])
      expect(await ask(kind, { fileName: 'a', fileType: 'image/gif' }), kind).toBe(200);
    for (const kind of ['', 'Step', 'logo', '__proto__'])
      expect(await ask(kind, { fileName: 'a', fileType: 'image/gif' }), kind).toBe(404);
    for (const fileType of ['image/svg+xml', 'image/heic', 'text/html', '', 'IMAGE/PNG'])
      expect(await ask('step', { fileName: 'a', fileType }), fileType).toBe(422);
    for (const body of [
      { fileType: 'image/png' },
      { fileName: 1, fileType: 'image/png' },
      { fileName: 'x'.repeat(2001), fileType: 'image/png' },
    ])
      expect(await ask('step', body)).toBe(422);
  });

  it('is given 200 times an hour, also to whom nothing of it is left', async () => {
    const ask = async () =>
      (
        await call(signUrl, {
          token: creator.token,
          params: { uploadKey: 'step' },
          body: { fileName: 'a', fileType: 'image/png' },
        })
      ).body.error?.code;
    const { signedRequest } = await sign(creator, { fileName: 'a', fileType: 'image/png' });
    expect((await put(signedRequest, bytesOf(Buffer.from('no picture')), 'image/png')).status).toBe(
      422,
    );
    for (let upload = 2; upload <= 200; upload += 1)
      expect(await ask(), String(upload)).toBeUndefined();
    await db().file.deleteMany();
    expect(await ask()).toBe('too_many_uploads');
    await db().rateLimit.updateMany({ data: { expiresAt: new Date() } });
    expect(await ask()).toBeUndefined();
  });
});
