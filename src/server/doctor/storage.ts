import 'server-only';
import { randomBytes } from 'node:crypto';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { PictureStore } from '../storage/picture-store';
import { S3Problem } from '../storage/s3-problem';
import { newStoreName } from '../storage/store-name';

const PROBE_BYTES = 64;

/** Writes a file that no picture uses, reads it and removes it. */
export async function examineStorage(store: PictureStore, place: string): Promise<HealthFinding[]> {
  const name = newStoreName();
  const bytes = randomBytes(PROBE_BYTES);
  try {
    await store.write(name, new Map([['full', bytes]]));
    const read = await store.read(name, 'full');
    await store.remove(name);
    if (read?.equals(bytes)) return [healthFinding('storageGood', { place })];
    return [healthFinding('storageRefused', { place, reason: 'other_bytes' })];
  } catch (error) {
    const { code = 'unknown', cause } = error as { code?: string; cause?: unknown };
    if (cause instanceof S3Problem)
      return [healthFinding('storageProblem', { problem: cause.message })];
    return [healthFinding('storageRefused', { place, reason: code })];
  }
}
