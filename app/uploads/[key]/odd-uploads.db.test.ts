import { rm } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { withDecoder } from '@/features/uploads/server/decoding';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { put, sign, storedNames } from '../../v1/_testing/uploads';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(env().dataDir, { recursive: true, force: true });
});

it.each([
  ['../../x.jpg'],
  ['a/b.jpg'],
  ['x.jpg%00.html'],
  ['x.php'],
  ['CON.jpg'],
  ['<img src=x onerror=alert(1)>.png'],
  ['imagem ção ñ 图片 😀.jpg'],
  ['x'.repeat(300)],
  [''],
])('a picture called %s is stored like any other', async (fileName) => {
  const { key, signedRequest } = await sign(creator, { fileName });
  const png = await madePicture();
  expect((await put(signedRequest, new Uint8Array(png))).status).toBe(200);
  expect(key).toMatch(/^\d{13}-[a-z0-9]{24}$/);
  expect(await storedNames()).toEqual([
    expect.stringMatching(/^p\d{13}-[a-z0-9]{24}\/full\.webp$/),
  ]);
});

it.each(['text/html', 'image/svg+xml'])(
  'a JPEG that is sent as %s is refused, and its address still waits for the picture',
  async (type) => {
    const { signedRequest } = await sign(creator, { fileType: 'image/jpeg' });
    const jpeg = new Uint8Array(await madePicture('jpeg'));
    expect((await put(signedRequest, jpeg, type)).status).toBe(415);
    expect(await storedNames()).toEqual([]);
    expect((await put(signedRequest, jpeg, 'image/jpeg')).status).toBe(200);
  },
);

it('bytes that break off get an error, and nothing of them stays', async () => {
  const { signedRequest } = await sign(creator, { fileType: 'image/jpeg' });
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  const answer = await put(signedRequest, broken, 'image/jpeg');
  expect([
    answer.status,
    answer.body.error.code,
    await db().file.count(),
    await storedNames(),
  ]).toEqual([408, 'upload_incomplete', 0, []]);
});

// security: 36
it('an upload beyond the queue gets 503 with Retry-After, and its address still works', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const waiting = Array.from({ length: 102 }, () => withDecoder(() => held));
  const { signedRequest } = await sign(creator);
  const png = new Uint8Array(await madePicture());
  const answer = await put(signedRequest, png);
  expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
    503,
    'overloaded',
    '10',
  ]);
  letGo();
  await Promise.all(waiting);
  expect((await put(signedRequest, png)).status).toBe(200);
});
