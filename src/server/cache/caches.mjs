// Next loads these by their paths (next.config.ts), in builds too, so they are plain JavaScript.
import { LRUCache } from 'lru-cache';

const OVERHEAD_BYTES = 1_000;
/** Number of remembered tags; beyond that, everything counts as invalidated once. */
const TAGS_MAX = 20_000;
/** The longest time in which a page is rendered. */
const RENDERING_MS = 30_000;

/** The clock that Next uses for the timestamps of entries. */
const nowMs = () => performance.timeOrigin + performance.now();

/** @param {Uint8Array} bytes */
const streamOf = (bytes) =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** When each tag was invalidated. */
export function createTagTimes() {
  /** @type {Map<string, number>} */
  const times = new Map();
  let allMs = 0;
  return {
    /** @param {readonly string[]} tags */
    invalidate: (tags) => {
      const atMs = nowMs();
      for (const tag of tags) times.set(tag, atMs);
      if (times.size <= TAGS_MAX) return;
      times.clear();
      allMs = atMs;
    },
    /**
     * The last time one of these tags was invalidated; 0 for never.
     * @param {readonly string[]} tags
     */
    lastOf: (tags) => Math.max(allMs, ...tags.map((tag) => times.get(tag) ?? 0)),
  };
}

/**
 * The store of 'use cache' in this process; it drops the least recently used entry first.
 * @param {ReturnType<typeof createTagTimes>} tagTimes
 * @param {number} maxBytes of all of it
 * @returns {import('next/cache').CacheHandler}
 */
export function createDataCache(tagTimes, maxBytes) {
  /** @typedef {Omit<import('next/cache').CacheEntry, 'value'> & { bytes: Uint8Array }} Stored */
  /** @type {LRUCache<string, Stored>} */
  const entries = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + OVERHEAD_BYTES,
  });
  /** @type {Map<string, Promise<void>>} */
  const pending = new Map();

  /**
   * @param {string} key
   * @param {Promise<import('next/cache').CacheEntry>} pendingEntry
   */
  const store = async (key, pendingEntry) => {
    const { value, ...entry } = await pendingEntry;
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    entries.set(key, { ...entry, bytes });
  };

  return {
    get: async (key) => {
      await pending.get(key);
      const stored = entries.get(key);
      if (!stored) return undefined;
      const { bytes, ...entry } = stored;
      // An entry whose rendering began before a change may show the old state.
      if (
        entry.timestamp <= tagTimes.lastOf(entry.tags) ||
        nowMs() > entry.timestamp + entry.revalidate * 1_000
      ) {
        entries.delete(key);
        return undefined;
      }
      return { ...entry, value: streamOf(bytes) };
    },
    set: async (key, pendingEntry) => {
      // After a failure, the next read renders it again.
      const stored = store(key, pendingEntry).catch(() => undefined);
      pending.set(key, stored);
      await stored;
      if (pending.get(key) === stored) pending.delete(key);
    },
    refreshTags: async () => {},
    getExpiration: async (tags) => tagTimes.lastOf(tags),
    updateTags: async (tags) => tagTimes.invalidate(tags),
  };
}

/**
 * Next's cache of whole pages; it drops the least recently used first. Next checks their age.
 * @param {ReturnType<typeof createTagTimes>} tagTimes
 * @param {number} pagesMax
 */
export function createPageCache(tagTimes, pagesMax) {
  /** @typedef {{ headers?: Record<string, string> }} Page */
  /** @type {LRUCache<string, { lastModified: number, value: Page }>} */
  const pages = new LRUCache({ max: pagesMax });
  /** @param {Page} page */
  const tagsOf = ({ headers }) => headers?.['x-next-cache-tags']?.split(',') ?? [];

  // Next creates an instance for each request.
  return class PageCache {
    /** @param {string} key */
    async get(key) {
      const page = pages.get(key);
      if (!page || page.lastModified <= tagTimes.lastOf(tagsOf(page.value))) return null;
      return page;
    }
    /**
     * @param {string} key
     * @param {Page | null} value
     */
    async set(key, value) {
      pages.delete(key);
      // Its rendering may have begun before the last change.
      if (value && nowMs() - tagTimes.lastOf(tagsOf(value)) > RENDERING_MS)
        pages.set(key, { lastModified: nowMs(), value });
    }
    /** @param {string | string[]} tags */
    async revalidateTag(tags) {
      tagTimes.invalidate([tags].flat());
    }
    resetRequestCache() {}
  };
}
