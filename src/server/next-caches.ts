/** Next's handlers of 'use cache' in this process, as it keeps them for all copies of its modules. */
const HANDLERS = Symbol.for('@next/cache-handlers-set');
type CacheHandler = {
  updateTags: (tags: string[], durations: { expire: number }) => Promise<void>;
};

/**
 * Expires what Next keeps under these tags, at once: for jobs of the server and news of other instances, which come beside Next and not in
 * one of its requests, which is all that its own revalidateTag knows of. Where there is no Next nothing happens.
 */
export async function expireInNext(tags: readonly string[]): Promise<void> {
  const handlers = (globalThis as typeof globalThis & { [HANDLERS]?: Set<CacheHandler> })[HANDLERS];
  for (const handler of handlers ?? []) await handler.updateTags([...tags], { expire: 0 });
}
