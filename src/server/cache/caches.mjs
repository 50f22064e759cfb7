// Next loads these by their paths (next.config.ts), in builds too, so they are plain JavaScript.
import { LRUCache } from 'lru-cache';

const OVERHEAD_BYTES = 1_000;
/** So many tags are remembered; beyond that everything counts as invalidated once. */
const TAGS_MAX = 20_000;
/** No page takes longer to be rendered. */
const RENDERING_MS = 30_000;

/** The clock by which Next notes when an entry began to be made. */
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
     * When the last of these was invalidated; 0 for never.
     * @param {readonly string[]} tags
     */
    lastOf: (tags) => Math.max(allMs, ...tags.map((tag) => times.get(tag) ?? 0)),
  };
}

/**
 * What 'use cache' keeps in this process, the least recently used dropped first.
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
  const making = new Map();

  /**
   * @param {string} key
   * @param {Promise<import('next/cache').CacheEntry>} pendingEntry
   */
  const keep = async (key, pendingEntry) => {
    const { value, ...entry } = await pendingEntry;
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    entries.set(key, { ...entry, bytes });
  };

  return {
    get: async (key) => {
      await making.get(key);
      const stored = entries.get(key);
      if (!stored) return undefined;
      const { bytes, ...entry } = stored;
      // One that began to be made before a change may hold what was before.
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
      // One that breaks off is made again for who asks next.
      const kept = keep(key, pendingEntry).catch(() => undefined);
      making.set(key, kept);
      await kept;
      if (making.get(key) === kept) making.delete(key);
    },
    refreshTags: async () => {},
    getExpiration: async (tags) => tagTimes.lastOf(tags),
    updateTags: async (tags) => tagTimes.invalidate(tags),
  };
}

/**
 * Next's cache of whole pages, the least recently used dropped first; Next itself sees to their age.
 * @param {ReturnType<typeof createTagTimes>} tagTimes
 * @param {number} pagesMax
 */
export function createPageCache(tagTimes, pagesMax) {
  /** @typedef {{ headers?: Record<string, string> }} Page */
  /** @type {LRUCache<string, { lastModified: number, value: Page }>} */
  const pages = new LRUCache({ max: pagesMax });
  /** @param {Page} page */
  const tagsOf = ({ headers }) => headers?.['x-next-cache-tags']?.split(',') ?? [];

  // Next makes one for each request.
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
      // Its rendering may have begun before the change.
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
