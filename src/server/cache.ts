import 'server-only';
import { revalidateTag } from 'next/cache';
import { afterCommit } from './db/client';
import { tellExpiry } from './page-expiry';

/**
 * Makes the next read of everything cached under these tags fresh, once the transaction under way is committed.
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
        if (!(error instanceof Error && error.message.includes('static generation store missing'))) throw error;
        isOutside = true;
      }
    }
    if (isOutside) await expireInNext(tags);
    tellExpiry(tags);
  });
}

/** Next's handlers of 'use cache' in this process, as it keeps them for all copies of its modules. */
const HANDLERS = Symbol.for('@next/cache-handlers-set');
type CacheHandler = { updateTags: (tags: string[], durations: { expire: number }) => Promise<void> };

// Jobs of the server run beside Next and not in one of its requests, which is all that revalidateTag knows of.
async function expireInNext(tags: string[]): Promise<void> {
  const handlers = (globalThis as typeof globalThis & { [HANDLERS]?: Set<CacheHandler> })[HANDLERS];
  for (const handler of handlers ?? []) await handler.updateTags(tags, { expire: 0 });
}
