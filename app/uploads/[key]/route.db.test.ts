import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureType } from '@/shared/pictures/picture-formats';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { servePicture } from '@/server/storage/picture-response';
import { picturePath } from '@/shared/addresses/picture-path';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { put, sign, storedNames } from '../../v1/_testing/uploads';
import { POST as signUrl } from '../../v1/dashboard/sign-url/[uploadKey]/route';

const MAX_BYTES = 2 * 1024 * 1024;

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
  const { status, headers, body } = await servePicture(
    picturePath(key, variant === undefined ? undefined : Number(variant)),
    {},
  );
  return { status, headers: new Headers(headers), bytes: body ?? Buffer.alloc(0) };
}

async function send({ name, type, bytes }: { name: string; type: PictureType; bytes: Buffer }) {
  const { key, signedRequest } = await sign(creator, { fileName: name, fileType: type });
  return { key, answer: await put(signedRequest, bytesOf(bytes), type) };
}

/** Expects a clean WebP without the metadata of the sent file. */
async function expectClean(key: string): Promise<void> {
  const full = await served(key);
  const meta = await sharp(full.bytes).metadata();
  expect([
    full.status,
    full.headers.get('content-type'),
    full.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/webp', 'nosniff']);
  expect([
    meta.format,
    meta.exif,
    meta.xmp,
    meta.iptc,
    meta.orientation,
    meta.pages,
    meta.depth,
    meta.space,
  ]).toEqual(['webp', undefined, undefined, undefined, undefined, undefined, 'uchar', 'srgb']);
  expect(full.bytes.includes('<script') || full.bytes.includes('PK\u0003\u0004')).toBe(false);
  const row = await db().file.findUniqueOrThrow({ where: { key } });
  expect([row.width, row.height]).toEqual([meta.width, meta.height]);
  expect(row.placeholder).toMatch(/^data:image\/webp;base64,/);
  for (const width of row.variantWidths)
    expect((await sharp((await served(key, String(width))).bytes).metadata()).width).toBe(width);
}

describe('what is sent to a signed address', () => {
  // security: 35
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is stored anew when it is a good picture: %s',
    async (format) => {
      const bytes = await madePicture(format);
      const { key, answer } = await send({ name: 'made', type: `image/${format}`, bytes });
      expect([answer.status, answer.body]).toEqual([200, { key }]);
      await expectClean(key);
    },
  );

  it.each([
    ['image/jpg', 'IMAGE/JPEG'],
    ['Image/Jpeg', 'image/pjpeg'],
  ])('may be announced as %s and sent as %s', async (announced, sent) => {
    const { signedRequest } = await sign(creator, { fileName: 'a.jpg', fileType: announced });
    const bytes = bytesOf(await madePicture('jpeg'));
    expect((await put(signedRequest, bytes, sent)).status).toBe(200);
  });

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

  // security: 33
  it('may have exactly 2 MB, counted while it arrives, whatever its declared length', async () => {
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

  // security: 33
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

  // security: 32
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
  // security: 32
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

  // security: 32
  it('lives ten minutes', async () => {
    const { signedRequest } = await sign(creator);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    expect((await put(signedRequest, await picture())).body.error.code).toBe('upload_not_allowed');
    expect(await storedNames()).toEqual([]);
  });

  // security: 32
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

  // security: 37
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
    for (const fileType of ['image/svg+xml', 'image/heic', 'text/html', '', 'image/tiff'])
      expect(await ask('step', { fileName: 'a', fileType }), fileType).toBe(422);
    for (const body of [
      { fileType: 'image/png' },
      { fileName: 1, fileType: 'image/png' },
      { fileName: 'x'.repeat(2001), fileType: 'image/png' },
    ])
      expect(await ask('step', body)).toBe(422);
  });

  // security: 39
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
