import type { IncomingMessage, ServerResponse } from 'node:http';
import { withExpiryScope } from '../../server/page-expiry';
import { beforeHead } from '../before-head';
import type { InnerHandler } from '../inner-handler';
import type { PageStore } from './page-store';

/**
 * Has a writing request handled. What it expires is dropped when it is committed, and once more before the first byte of its answer goes
 * out: Next's own caches expire only between the two, and a page made meanwhile may be made of what was before.
 */
export async function expireWithAnswer(
  store: PageStore,
  inner: InnerHandler,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const expired = new Set<string>();
  const expireAgain = () => {
    if (expired.size > 0) store.expire([...expired]);
    expired.clear();
  };
  beforeHead(res, (status) => {
    expireAgain();
    return status;
  });
  try {
    await withExpiryScope(expired, () => inner(req, res));
  } finally {
    expireAgain();
  }
}
