import 'server-only';
import { cacheTag, revalidateTag } from 'next/cache';
import { afterCommit } from './db/client';
import { expireInNext } from './next-caches';
import { EVERYTHING, tellExpiry, tellOthers } from './page-expiry';

/** Names what a result of 'use cache' is made of; all that is kept by Next is kept under such tags, and so can be dropped as a whole. */
export function keepUnder(...tags: string[]): void {
  cacheTag(EVERYTHING, ...tags);
}

/**
 * Makes the next read of everything cached under these tags fresh, once the transaction under way is committed, here and in other instances.
 * Next does so when the answer of the call is about to be sent; the HTTP front drops its stored pages at once and again then.
 * Jobs of the server tell Next's caches themselves; in scripts and tests there are none and nothing happens.
 */
export async function expireTags(...tags: string[]): Promise<void> {
  await afterCommit(async () => {
    let isOutside = false;
    for (const tag of tags) {
      try {
        revalidateTag(tag, { expire: 0 });
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('static generation store missing')))
          throw error;
        isOutside = true;
      }
    }
    if (isOutside) await expireInNext(tags);
    tellExpiry(tags);
    await tellOthers(tags);
  });
}
