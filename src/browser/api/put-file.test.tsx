import { issueSignedToken, presignUrl } from '@vercel/blob';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BlobStandIn, startBlob } from '@/testing/stand-ins/blob-stand-in';
import { startS3 } from '@/testing/stand-ins/s3-stand-in';
import type { ApiError } from './api-error';
import { putFile } from './put-file';

let storage: BlobStandIn;
beforeAll(async () => {
  storage = await startBlob();
  vi.stubEnv('VERCEL_BLOB_API_URL', storage.apiUrl);
});
afterAll(() => storage.stop());

const address = async (pathname: string, validUntil = Date.now() + 60_000) => {
  const scope = {
    pathname,
    validUntil,
    allowedContentTypes: ['image/png'],
    maximumSizeInBytes: 1000,
  };
  const signed = await issueSignedToken({ ...scope, operations: ['put'], token: storage.token });
  return (
    await presignUrl(signed, {
      ...scope,
      operation: 'put',
      access: 'private',
      allowOverwrite: false,
    })
  ).presignedUrl;
};
const send = (to: string, bytes = 10, type = 'image/png', others: Record<string, string> = {}) =>
  putFile(to, new Blob([new Uint8Array(bytes)], { type }), {
    headers: { 'Content-Type': type, ...others },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }).then(
    () => 'sent',
    ({ code, message }: ApiError) => [code, message],
  );

it('a page of another origin uploads a picture directly to the storage, and tells its refusals apart', async () => {
  const good = await address('incoming/a');
  expect(await send(good)).toBe('sent');
  expect(storage.blobs.get('incoming/a')).toMatchObject({
    contentType: 'image/png',
    bytes: Buffer.alloc(10),
  });
  expect(storage.calls).toContain('OPTIONS /api/blob/');
  expect(await send(good)).toEqual(['upload_spent', '']);
  expect(await send(await address('incoming/b'), 1001)).toEqual(['file_too_large', '']);
  expect(await send(await address('incoming/b'), 10, 'image/gif')).toEqual([
    'unsupported_media_type',
    '',
  ]);
  expect(await send((await address('incoming/b')).replace('incoming%2Fb', 'incoming%2Fc'))).toEqual(
    ['upload_not_allowed', ''],
  );
  const late = await address('incoming/b');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await send(late)).toEqual(['upload_not_allowed', '']);
  vi.useRealTimers();
  storage.fault = 'down';
  expect((await send(late))[0]).toMatch(/unreachable|storage_unavailable/);
  expect([...storage.blobs.keys()]).toEqual(['incoming/a']);
});

it('uploads to a bucket of S3 too, and tells that an address was used or is not valid any more', async () => {
  const bucket = await startS3();
  const signer = new AwsV4Signer({
    method: 'PUT',
    url: `${bucket.endpoint}/${bucket.bucket}/incoming/a?X-Amz-Expires=60`,
    headers: { 'content-type': 'image/png', 'content-length': '10', 'if-none-match': '*' },
    ...bucket.keys,
    service: 's3',
    signQuery: true,
    allHeaders: true,
  });
  const good = (await signer.sign()).url.href;
  const once = { 'If-None-Match': '*' };
  expect(await send(good, 10, 'image/png', once)).toBe('sent');
  expect(await send(good, 10, 'image/png', once)).toEqual(['upload_spent', '']);
  expect(bucket.objects.get('incoming/a')?.bytes).toEqual(Buffer.alloc(10));
  expect(bucket.calls).toContain('OPTIONS incoming/a');
  expect(await send(good, 11)).toEqual(['upload_not_allowed', '']);
  bucket.aheadMs = 61_000;
  expect(await send(good)).toEqual(['upload_not_allowed', '']);
  bucket.fault = 'down';
  expect(await send(good)).toEqual(['storage_unavailable', '']);
  await bucket.stop();
});
