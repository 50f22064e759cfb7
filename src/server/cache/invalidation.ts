import type { CacheHandler } from 'next/cache';

/** What everything bears: for when nobody can say what has changed. */
export const EVERYTHING = 'everything';

/** The cache of finished responses. */
interface ResponseCache {
  invalidate: (tags: readonly string[]) => void;
}

/** Sends tags to the other instances. Never throws. */
type Publish = (tags: readonly string[]) => Promise<void>;

/** What Next's bundle and the server share: each loads modules of its own, but they live in one process. */
interface Caches {
  /** Of 'use cache'; src/server/cache puts it here. */
  dataCache?: Pick<CacheHandler, 'updateTags'>;
  responseCache?: ResponseCache;
  publish?: Publish | undefined;
}

const KEY = Symbol.for('makerstep.caches');
const holder = globalThis as typeof globalThis & { [KEY]?: Caches };
const caches = () => (holder[KEY] ??= {});

/** Has this cache of responses invalidated, in place of the one before. */
export function setResponseCache(responseCache: ResponseCache): void {
  caches().responseCache = responseCache;
}

/** Has what is invalidated here sent to the other instances; undefined ends that. */
export function setPublish(publish: Publish | undefined): void {
  caches().publish = publish;
}

/** Invalidates what this process keeps under these tags: first data, then the responses that show it. */
export async function invalidateHere(tags: readonly string[]): Promise<void> {
  const { dataCache, responseCache } = caches();
  await dataCache?.updateTags([...tags]);
  responseCache?.invalidate(tags);
}

/** Tells the other instances, where there are any, that what bears these tags has changed (docs/decisions/0098). */
export async function publishInvalidation(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await caches().publish?.(tags);
}
