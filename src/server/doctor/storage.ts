import 'server-only';
import { randomBytes } from 'node:crypto';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { PictureStorage } from '@/shared/pictures/storage-settings';
import { env } from '../env/env';
import { blobStoreId } from '../storage/blob';
import { storeIn } from '../storage/store';
import { S3Problem } from '../storage/s3-problem';
import { newStoreName } from '../storage/store-name';

const PROBE_BYTES = 64;

/** Writes a file that no picture uses, reads it and removes it. */
export async function examineStorage(storage: PictureStorage): Promise<HealthFinding[]> {
  const store = storeIn(storage);
  const where = { storage, place: placeOf(storage) };
  const name = newStoreName();
  const bytes = randomBytes(PROBE_BYTES);
  try {
    await store.write(name, new Map([['full', bytes]]));
    const read = await store.read(name, 'full');
    await store.remove(name);
    if (read?.equals(bytes)) return [healthFinding('storageGood', where)];
    return [healthFinding('storageRefused', { ...where, reason: 'other_bytes' })];
  } catch (error) {
    const { code = 'unknown', cause } = error as { code?: string; cause?: unknown };
    if (cause instanceof S3Problem)
      return [healthFinding('storageProblem', { problem: cause.message })];
    return [healthFinding('storageRefused', { ...where, reason: code })];
  }
}

/** Its name in every language; the sentence names its kind. */
function placeOf(storage: PictureStorage): string {
  const { dataDir, s3, blob } = env();
  return {
    disk: `${dataDir}/files`,
    blob: `${blob && blobStoreId(blob.token)}`,
    s3: `${s3?.endpoint}/${s3?.bucket}`,
  }[storage];
}
