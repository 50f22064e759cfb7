import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { servePicture } from '@/server/storage/picture-response';
import { configuredStores } from '@/server/storage/store';
import { sweepUploads } from '@/features/uploads/server/orphans';
import { call } from '@/testing/api';
import { madePicture } from '@/testing/pictures/pictures';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { attach, bytesOf, place, served, withPlace } from './_testing/uploads';
import { GET as readStorage } from './user/storage/route';
import { POST as signUrl } from './sign-url/[uploadKey]/route';

const ONCE: Record<string, string> = { 'if-none-match': '*' };
let storage: S3StandIn;
const before = { storages: env().storages, s3: env().s3 };
beforeAll(async () => {
  storage = await startS3();
  const { endpoint, bucket, keys } = storage;
  Object.assign(env(), {
    storages: ['s3', 'disk'],
    s3: { endpoint, bucket, ...keys, isPathStyle: true },
  });
});
beforeEach(() => {
  storage.objects.clear();
  storage.fault = undefined;
});
afterAll(async () => {
  Object.assign(env(), before);
  await storage.stop();
});
withPlace();

const sign = async (fileSize?: unknown) =>
  call(signUrl, {
    token: place.creator.token,
    params: { uploadKey: 'step' },
    body: { fileName: 'p.png', fileType: 'image/png', fileSize },
  });
const put = async (url: string, bytes: Uint8Array<ArrayBuffer>, others = ONCE) =>
  (
    await fetch(url, {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': 'image/png', ...others },
    })
  ).status;
const stored = (key: string) => storage.objects.get(key)?.bytes.toString();
const picture = async () => bytesOf(await madePicture('png', 40, 30, '#123456'));

it('a browser uploads a picture to the bucket, and the product takes it when it is attached', async () => {
  const bytes = await picture();
  const { signedRequest, key } = (await sign(bytes.length)).body.returnData;
  expect(new URL(signedRequest).origin).toBe(storage.endpoint);
  expect(await put(signedRequest, bytes)).toBe(200);
  expect([...storage.objects.keys()]).toEqual([`incoming/${key}`]);
  expect((await attach(key)).status).toBe(200);
  expect(await served(key)).toBe(200);
  expect([...storage.objects.keys()]).toEqual([
    `incoming/${key}`,
    expect.stringMatching(/^pictures\/p\d{13}-\w{24}\/full\.webp$/),
  ]);
  expect(stored(`incoming/${key}`)).toBe('spent');
});

// security: 32
it('an address works once: what is sent again changes nothing, before and after the picture is attached', async () => {
  const [bytes, others] = [await picture(), bytesOf(await madePicture('png', 40, 30, '#654321'))];
  const { signedRequest, key, headers } = (await sign(bytes.length)).body.returnData;
  expect(headers).toEqual({ 'Content-Type': 'image/png', 'If-None-Match': '*' });
  expect(await put(signedRequest, bytes, {}), 'without the headers of the answer').toBe(403);
  expect([await put(signedRequest, bytes), await put(signedRequest, others)]).toEqual([200, 412]);
  expect(stored(`incoming/${key}`)).toBe(Buffer.from(bytes).toString());
  expect((await attach(key)).status).toBe(200);
  const shown = async () => (await servePicture(`/files/${key}`, {})).body?.toString('hex');
  const before = await shown();
  expect(await put(signedRequest, others)).toBe(412);
  expect([(await attach(key)).status, await shown()]).toEqual([200, before]);
  // Also after a refusal.
  const text = bytesOf(Buffer.from('no picture'));
  const refused = (await sign(text.length)).body.returnData;
  await put(refused.signedRequest, text);
  expect((await attach(refused.key)).status).toBe(422);
  expect(await put(refused.signedRequest, text)).toBe(412);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
  await sweepUploads();
  vi.useRealTimers();
  expect([...storage.objects.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
});

it('what is no picture is refused when it is attached, and nothing of it stays', async () => {
  const bytes = bytesOf(Buffer.from('<script>alert(1)</script>'));
  const { signedRequest, key } = (await sign(bytes.length)).body.returnData;
  expect(await put(signedRequest, bytes)).toBe(200);
  expect((await attach(key)).status).toBe(422);
  expect([[...storage.objects.keys()], stored(`incoming/${key}`), await served(key)]).toEqual([
    [`incoming/${key}`],
    'spent',
    404,
  ]);
});

it('an upload has the size that was signed, which is at most 2 MB', async () => {
  const bytes = await picture();
  const { signedRequest } = (await sign(bytes.length - 1)).body.returnData;
  expect([await put(signedRequest, bytes), storage.objects.size]).toEqual([403, 0]);
  for (const fileSize of [-1, 0.5, '5', 2 * 1024 * 1024 + 1])
    expect((await sign(fileSize)).status, String(fileSize)).toBe(422);
});

it('without its size, a picture is sent to the product, and stored in the bucket', async () => {
  const { signedRequest, headers } = (await sign()).body.returnData;
  expect(headers).toEqual({ 'Content-Type': 'image/png' });
  expect(new URL(signedRequest).origin).toBe(new URL(env().publicUrl).origin);
  expect(new URL(signedRequest).pathname).toMatch(/^\/uploads\//);
});

it('uploads that wait in the bucket count for their account, and no more are signed when it is full', async () => {
  const quota = { ...env().quota };
  const [MB, token] = [1024 * 1024, place.creator.token];
  const used = async () => (await call(readStorage, { token })).body;
  try {
    Object.assign(env().quota, { bytes: 4 * MB });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sign(2 * MB)));
    expect(answers.map(({ body }) => body.error?.code ?? 'signed').toSorted()).toEqual([
      'account_storage_full',
      'account_storage_full',
      'account_storage_full',
      'signed',
      'signed',
    ]);
    expect(await used()).toMatchObject({ usedBytes: 4 * MB, usedPictures: 2 });
    expect((await sign()).body.error.code).toBe('account_storage_full');

    Object.assign(env().quota, { bytes: 5 * MB });
    const bytes = await picture();
    const { signedRequest, key } = (await sign(bytes.length)).body.returnData;
    await put(signedRequest, bytes);
    expect((await attach(key)).status).toBe(200);
    // From then on what is stored of it counts, once.
    const { sizeBytes } = await db().file.findUniqueOrThrow({ where: { key } });
    expect(sizeBytes).not.toBe(bytes.length);
    expect(await used()).toMatchObject({ usedBytes: 4 * MB + (sizeBytes ?? 0), usedPictures: 3 });
    // An upload through the product occupies nothing until it is stored.
    await sign();
    expect(await used()).toMatchObject({ usedPictures: 3 });

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60_000 });
    await sweepUploads();
    vi.useRealTimers();
    expect(await used()).toMatchObject({ usedBytes: sizeBytes, usedPictures: 1 });
  } finally {
    Object.assign(env().quota, quota);
  }
});

// security: D10
it('while the bucket does not answer, only what needs it is refused, with 503', async () => {
  const bytes = await picture();
  const { signedRequest, key } = (await sign(bytes.length)).body.returnData;
  await put(signedRequest, bytes);
  storage.fault = 'down';
  const { status, body, headers } = await attach(key);
  expect([status, body.error?.code, headers.get('retry-after')]).toEqual([
    503,
    'storage_unavailable',
    '5',
  ]);
  storage.fault = undefined;
  expect([(await attach(key)).status, await served(key)]).toEqual([200, 200]);
});

it('content without a row is removed from every storage of this database', async () => {
  const name = `p${Date.now() - 2 * 24 * 60 * 60_000}-${'a'.repeat(24)}`;
  const leave = async () => {
    for (const store of configuredStores())
      await store.write(name, new Map([['full', Buffer.from('x')]]));
    await sweepUploads();
    return Promise.all(configuredStores().map(async (store) => (await store.list()).names));
  };
  expect(await leave()).toEqual([[], []]);
  storage.objects.set('mark', { bytes: Buffer.from('another'), contentType: 'text/plain' });
  expect(await leave()).toEqual([[name], []]);
});

// security: 39
it('abandoned uploads are removed, and not those in the bucket of another database', async () => {
  const key = `${Date.now() - 60 * 60_000}-${'a'.repeat(24)}`;
  const abandon = () =>
    storage.objects.set(`incoming/${key}`, { bytes: Buffer.from('x'), contentType: 'image/png' });
  for (const storages of [
    ['s3', 'disk'],
    ['disk', 's3'],
  ]) {
    Object.assign(env(), { storages });
    storage.objects.clear();
    abandon();
    await sweepUploads();
    expect([...storage.objects.keys()], storages[0]).toEqual(['mark']);
    storage.objects.set('mark', { bytes: Buffer.from('another'), contentType: 'text/plain' });
    abandon();
    await sweepUploads();
    expect([...storage.objects.keys()], storages[0]).toEqual(['mark', `incoming/${key}`]);
  }
  Object.assign(env(), { storages: ['s3', 'disk'] });
});
