import 'server-only';
import { cacheTag } from 'next/cache';
import { afterCommit } from './db/client';
import { EVERYTHING, invalidateHere, publishInvalidation } from './invalidation';

/** Names what a result of 'use cache' is made of; all that is kept by Next is kept under such tags, and so can be dropped as a whole. */
export function keepUnder(...tags: string[]): void {
  cacheTag(EVERYTHING, ...tags);
}

/**
 * Makes the next read of everything cached under these tags fresh, once the transaction under way is committed, here and in other instances.
 * In scripts and tests there is no cache, and nothing happens.
 */
export async function expireTags(...tags: string[]): Promise<void> {
  await afterCommit(async () => {
    await invalidateHere(tags);
    await publishInvalidation(tags);
  });
}
