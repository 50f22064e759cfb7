import 'server-only';
import { afterCommit, inTransaction } from '../db/client';
import { invalidateOwn } from './invalidation';
import { writeInvalidation } from './invalidation-rows';

/**
 * Invalidates everything cached under these tags: here right after the current transaction commits,
 * in other instances within a second. They read it from a row of the same transaction, so no commit
 * is without it (docs/decisions/0121).
 */
export async function invalidateTags(...tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await inTransaction(async () => {
    const xid = await writeInvalidation(tags);
    await afterCommit(() => invalidateOwn({ xid, tags }));
  });
}
