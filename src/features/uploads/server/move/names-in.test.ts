import { expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { s3Store } from '@/server/storage/s3';
import { newStoreName } from '@/server/storage/store-name';
import { startS3 } from '@/testing/stand-ins/s3-stand-in';
import { namesIn } from './names-in';

it('are those of pictures only, whatever else other tools leave in a bucket', async () => {
  const { endpoint, bucket, keys, objects, stop } = await startS3();
  env().s3 = { endpoint, bucket, ...keys, isPathStyle: true };
  const name = newStoreName();
  for (const key of ['pictures/', 'pictures/notes.txt', `pictures/${name}/full.webp`])
    objects.set(key, { bytes: Buffer.from('x'), contentType: '' });
  const found: string[] = [];
  for await (const names of namesIn(s3Store)) found.push(...names);
  expect(found).toEqual([name]);
  await stop();
});
