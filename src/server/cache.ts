import 'server-only';
import { revalidateTag } from 'next/cache';
import { afterCommit } from './db/client';
import { tellExpiry } from './page-expiry';

/**
 * Makes the next read of everything cached under these tags fresh, once the transaction under way is committed.
 * Next does so when the answer of the call is about to be sent; the HTTP front drops its stored pages at once and again then.
 * Outside Next (seed, import, tests) there is no such cache and nothing happens.
 */
export async function expireTags(...tags: string[]): Promise<void> {
  await afterCommit(() => {
    for (const tag of tags) {
      try {
        revalidateTag(tag, { expire: 0 });
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('static generation store missing'))) throw error;
      }
    }
    tellExpiry(tags);
  });
}
