import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { env } from '../env/env';
import { logger } from '../logging/logger';
import { s3Store } from './s3';

const MINUTE_MS = 60_000;
const before = env().s3;
let storage: S3StandIn;
const configured = () => ({
  endpoint: storage.endpoint,
  bucket: storage.bucket,
  ...storage.keys,
  isPathStyle: true,
});
beforeAll(async () => {
  storage = await startS3();
});
beforeEach(() => {
  env().s3 = configured();
  storage.objects.clear();
  storage.aheadMs = 0;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  env().s3 = before;
  await storage.stop();
});

describe('an upload to the bucket', () => {
  const until = () => new Date(Date.now() + 10 * MINUTE_MS);
  const headers = { 'Content-Type': 'image/png', 'If-None-Match': '*' };
  const put = async (url: string, body: string, others: Record<string, string> = {}) =>
    (await fetch(url, { method: 'PUT', body, headers: { ...headers, ...others } })).status;
  const sign = async (bytes?: number) =>
    s3Store.direct?.sign('1-a', { contentType: 'image/png', maxBytes: 100, bytes, until: until() });

  // security: 32
  it('is bound to its key, type, size and time, and needs no key of ours', async () => {
    const signed = await sign(5);
    expect(signed?.headers).toEqual(headers);
    const url = signed?.url ?? '';
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    );
    expect(url).not.toContain(storage.keys.secretAccessKey);
    expect([
      await put(url, '123456'),
      await put(url, '1234'),
      await put(url, '12345', { 'Content-Type': 'text/html' }),
      await put(url, '12345', { 'If-None-Match': 'none' }),
      (await fetch(url, { method: 'PUT', body: '12345', headers: { 'Content-Type': 'image/png' } }))
        .status,
      await put(url.replace('1-a', '1-b'), '12345'),
      await put(url.replace('Expires=', 'Expires=9'), '12345'),
      (await fetch(url)).status,
      storage.objects.size,
    ]).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 0]);
    storage.aheadMs = 11 * MINUTE_MS;
    expect([await put(url, '12345'), storage.objects.size]).toEqual([403, 0]);
    storage.aheadMs = 0;
    expect(await put(url, '12345')).toBe(200);
    expect([
      (await s3Store.direct?.take('1-a', 100))?.toString(),
      (await s3Store.direct?.take('1-a', 2))?.toString(),
      await s3Store.direct?.take('1-z', 2),
      await s3Store.direct?.list(),
    ]).toEqual(['12345', '123', null, { names: ['1-a'], next: undefined }]);
    await s3Store.direct?.discard('1-a');
    expect(storage.objects.size).toBe(0);
    // Without a size, uploads go to the product, which counts.
    expect(await sign()).toBeUndefined();
  });

  // security: 32
  it('works once, also when used many times at the same moment, and after the product took it', async () => {
    const url = (await sign(5))?.url ?? '';
    const bodies = ['11111', '22222', '33333', '44444'];
    const statuses = await Promise.all(bodies.map((body) => put(url, body)));
    const first = bodies[statuses.indexOf(200)];
    expect(statuses.toSorted()).toEqual([200, 412, 412, 412]);
    expect([await put(url, '55555'), (await s3Store.direct?.take('1-a', 9))?.toString()]).toEqual([
      412,
      first,
    ]);
    await s3Store.direct?.spend('1-a');
    expect([await put(url, '55555'), await s3Store.direct?.take('1-a', 9)]).toEqual([412, null]);
  });

  // security: 32
  it.each(['ignored', 'unknown'] as const)(
    'goes to the product where a condition is %s, as an address would work twice or never',
    async (conditions) => {
      const old = await startS3();
      old.conditions = conditions;
      env().s3 = { ...configured(), endpoint: old.endpoint };
      expect([await sign(5), await sign(5), old.objects.size]).toEqual([undefined, undefined, 0]);
      expect(old.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(
        conditions === 'unknown' ? 3 : 2,
      );
      await old.stop();
    },
  );

  it('is not signed while it is unknown whether the bucket heeds conditions', async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    const fresh = await startS3();
    fresh.fault = 'down';
    env().s3 = { ...configured(), endpoint: fresh.endpoint };
    await expect(sign(5)).rejects.toMatchObject({ code: 'storage_unavailable' });
    fresh.fault = undefined;
    expect((await sign(5))?.headers).toEqual(headers);
    await fresh.stop();
  });
});
