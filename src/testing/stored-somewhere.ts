import { createHash } from 'node:crypto';
import type { Actor } from '@/features/auth/server/actor';
import { storePicture } from '@/features/uploads/server/import-files';
import { variantsQueue } from '@/features/uploads/server/variants/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import type { PictureStore } from '@/server/storage/picture-store';
import type { S3StandIn } from '@/testing/stand-ins/s3-stand-in';
import { madePicture } from '@/testing/pictures/pictures';

/** Stores so many pictures with their variants, and returns their keys. */
export async function storePictures(actor: Actor, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1)
    keys.push(
      await storePicture(actor, 'step', 'p.png', await madePicture('png', 300 + index, 40)),
    );
  await runDue(variantsQueue(async () => undefined));
  return keys;
}

/** The SHA-256 of every file that rows refer to, as this storage has them, by 'name/variant'. */
export async function hashesIn(store: PictureStore): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {};
  for (const { storeName, variantWidths } of await db().picture.findMany())
    for (const variant of ['full', ...variantWidths.map(String)]) {
      const bytes = await store.read(storeName, variant);
      hashes[`${storeName}/${variant}`] = bytes && createHash('sha256').update(bytes).digest('hex');
    }
  return hashes;
}

/** Configures the stand-in's bucket for this process, which then writes to the first storage. */
export function useBucket(
  { endpoint, bucket, keys }: S3StandIn,
  storages: ReturnType<typeof env>['storages'],
): void {
  Object.assign(env(), { storages, s3: { endpoint, bucket, ...keys, isPathStyle: true } });
}
