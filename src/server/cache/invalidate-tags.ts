import 'server-only';
import { afterCommit } from '../db/client';
import { invalidateHere, publishInvalidation } from './invalidation';

/**
 * Makes the next read of everything cached under these tags fresh, once the transaction under way is committed, here and in other instances.
 * In scripts and tests there is no cache, and nothing happens.
 */
export async function invalidateTags(...tags: string[]): Promise<void> {
  await afterCommit(async () => {
    await invalidateHere(tags);
    await publishInvalidation(tags);
  });
}
