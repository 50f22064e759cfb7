import 'server-only';
import { afterCommit } from '../db/client';
import { invalidateHere, publishInvalidation } from './invalidation';

/**
 * Invalidates everything cached under these tags, here and in other instances, after the current
 * transaction commits. Does nothing in scripts and tests, which have no cache.
 */
export async function invalidateTags(...tags: string[]): Promise<void> {
  await afterCommit(async () => {
    await invalidateHere(tags);
    await publishInvalidation(tags);
  });
}
