import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BlobStandIn, startBlob } from '@/testing/stand-ins/blob-stand-in';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { env } from '../env/env';
import { storeIn } from '../storage/store';
import { newStoreName } from '../storage/store-name';
import { mustHoldNoPictures } from './empty-target';

const before = { s3: env().s3, blob: env().blob };
let bucket: S3StandIn;
let blob: BlobStandIn;
beforeAll(async () => {
  [bucket, blob] = [await startS3(), await startBlob()];
  vi.stubEnv('VERCEL_BLOB_API_URL', blob.apiUrl);
  const { endpoint, keys } = bucket;
  Object.assign(env(), {
    s3: { endpoint, bucket: bucket.bucket, ...keys, isPathStyle: true },
    blob: { token: blob.token },
  });
});
afterAll(async () => {
  Object.assign(env(), before);
  vi.unstubAllEnvs();
  await Promise.all([bucket.stop(), blob.stop()]);
});

it.each(['s3', 'blob'] as const)(
  'a restore takes what other tools left in %s for no pictures, as a move does',
  async (storage) => {
    const store = storeIn(storage);
    const left = { bytes: Buffer.from('x'), contentType: '', uploadedAt: '' };
    for (const key of ['pictures/', 'pictures/notes.txt', 'pictures/old/full.webp'])
      (storage === 's3' ? bucket.objects : blob.blobs).set(key, left);
    await expect(mustHoldNoPictures(store)).resolves.toBeUndefined();
    await store.write(newStoreName(), new Map([['full', Buffer.from('x')]]));
    await expect(mustHoldNoPictures(store)).rejects.toThrow('not empty');
  },
);
