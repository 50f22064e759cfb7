import type { CacheHandler } from 'next/cache';
import { perProcess } from '../per-process';

/** The tag of every entry, for when the changed tags are unknown. */
export const EVERYTHING = 'everything';

/** The cache of finished responses. */
interface ResponseCache {
  invalidate: (tags: readonly string[]) => void;
}

/** Sends tags to the other instances. Never throws. */
type Publish = (tags: readonly string[]) => Promise<void>;

interface Caches {
  /** The store of 'use cache', set in use-cache.mjs. */
  dataCache?: Pick<CacheHandler, 'updateTags'>;
  responseCache?: ResponseCache;
  /** Reads again what pages show without a cache: the settings of the site. Never throws. */
  beforeEverything?: () => Promise<void>;
  publish?: Publish | undefined;
}

const caches = () => perProcess<Caches>('caches', () => ({}));

/** Sets the response cache to invalidate, in place of an earlier one. */
export function setResponseCache(responseCache: ResponseCache): void {
  caches().responseCache = responseCache;
}

/** Sets what is done before everything is invalidated. */
export function setBeforeEverything(work: () => Promise<void>): void {
  caches().beforeEverything = work;
}

/** Sets how invalidated tags are sent to the other instances; undefined stops it. */
export function setPublish(publish: Publish | undefined): void {
  caches().publish = publish;
}

/** Invalidates these tags in this process: first data, then the responses that show it. */
export async function invalidateHere(tags: readonly string[]): Promise<void> {
  const { dataCache, responseCache, beforeEverything } = caches();
  if (tags.includes(EVERYTHING)) await beforeEverything?.();
  await dataCache?.updateTags([...tags]);
  responseCache?.invalidate(tags);
}

/** Sends invalidated tags to the other instances, if there are any (docs/decisions/0098). */
export async function publishInvalidation(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await caches().publish?.(tags);
}
