import type { CacheHandler } from 'next/cache';
import { LRUCache } from 'lru-cache';
import { logger } from '../logging/logger';
import { perProcess } from '../per-process';
import type { Change } from './invalidation-rows';

/** The tag of every entry, for when the changed tags are unknown. */
export const EVERYTHING = 'everything';
const PICTURE = 'picture:';
const SOON = 'soon:';
const OWN_MAX = 10_000;

/** The tag of a stored picture, by the key of its file. */
export const pictureTag = (key: string) => PICTURE + key;

/**
 * Invalidates a tag within a second, for changes by visitors: however many they are, each page is
 * rendered once a second.
 */
export const soon = (tag: string) => SOON + tag;

/** The tags of data and pages behind tags of either kind. */
export const plainTags = (tags: Iterable<string>): string[] =>
  [...tags].map((tag) => (tag.startsWith(SOON) ? tag.slice(SOON.length) : tag));

interface Cache {
  invalidate: (tags: readonly string[]) => void;
}

interface Caches {
  /** The store of 'use cache', set in use-cache.mjs. */
  dataCache?: Pick<CacheHandler, 'updateTags'>;
  responseCache?: Cache;
  pictureNames?: Cache;
  /** Reads again what pages show without a cache: the settings of the site. */
  beforeEverything?: () => Promise<void>;
}

const caches = () => perProcess<Caches>('caches', () => ({}));
/** Transactions of this process whose tags were invalidated right after their commit. */
const ownXids = perProcess('own-xids', () => new LRUCache<string, true>({ max: OWN_MAX }));

/** Sets the response cache to invalidate, in place of an earlier one. */
export function setResponseCache(responseCache: Cache): void {
  caches().responseCache = responseCache;
}

export function setPictureNames(pictureNames: Cache): void {
  caches().pictureNames = pictureNames;
}

/** Sets what is done before everything is invalidated. */
export function setBeforeEverything(work: () => Promise<void>): void {
  caches().beforeEverything = work;
}

/**
 * Invalidates these tags in this process: first data, then the responses that show it.
 * @throws what reading the settings of the site throws
 */
export async function invalidateHere(tags: readonly string[]): Promise<void> {
  const { dataCache, responseCache, pictureNames, beforeEverything } = caches();
  if (tags.includes(EVERYTHING)) await beforeEverything?.();
  pictureNames?.invalidate(tags);
  // No page has the tag of a picture.
  const ofPages = tags.filter((tag) => !tag.startsWith(PICTURE));
  if (ofPages.length === 0) return;
  await dataCache?.updateTags(plainTags(ofPages));
  responseCache?.invalidate(ofPages);
}

/** Invalidates what this process has committed. After a failure, the next read repeats it. */
export async function invalidateOwn({ xid, tags }: Change): Promise<void> {
  try {
    await invalidateHere(tags);
    ownXids.set(xid, true);
  } catch (error) {
    logger.warn('invalidation_postponed', { reason: String(error) });
  }
}

/** Forgets the own transactions: after a restore, their ids are reused. */
export const forgetOwn = (): void => ownXids.clear();

/** The tags of changes that this process has not invalidated itself. */
export const tagsToInvalidate = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap(({ xid, tags }) => (ownXids.has(xid) ? [] : tags))),
];
