// Next loads this file by its path (next.config.ts), in builds too, so it is plain JavaScript.
import { LRUCache } from 'lru-cache';

const OVERHEAD_BYTES = 1_000;
/** So many tags are remembered; beyond that everything counts as invalidated once. */
const TAGS_MAX = 20_000;

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

/**
 * What 'use cache' keeps in this process, the least recently used dropped first.
 * @param {number} maxBytes of all of it
 * @returns {import('next/cache').CacheHandler}
 */
export function createDataCache(maxBytes) {
  /** @typedef {Omit<import('next/cache').CacheEntry, 'value'> & { bytes: Uint8Array }} Stored */
  /** @type {LRUCache<string, Stored>} */
  const entries = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + OVERHEAD_BYTES,
  });
  /** @type {Map<string, Promise<void>>} */
  const making = new Map();
  /** @type {Map<string, number>} */
  const invalidatedAtMs = new Map();
  let allInvalidatedAtMs = 0;

  /**
   * An entry that began to be made before may hold what was before.
   * @param {Stored} entry
   */
  const isInvalid = ({ tags, timestamp }) =>
    timestamp <= allInvalidatedAtMs ||
    tags.some((tag) => timestamp <= (invalidatedAtMs.get(tag) ?? 0));

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
      if (isInvalid(stored) || nowMs() > stored.timestamp + stored.revalidate * 1_000) {
        entries.delete(key);
        return undefined;
      }
      const { bytes, ...entry } = stored;
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
    getExpiration: async (tags) =>
      Math.max(allInvalidatedAtMs, ...tags.map((tag) => invalidatedAtMs.get(tag) ?? 0)),
    updateTags: async (tags) => {
      const atMs = nowMs();
      for (const tag of tags) invalidatedAtMs.set(tag, atMs);
      if (invalidatedAtMs.size <= TAGS_MAX) return;
      invalidatedAtMs.clear();
      allInvalidatedAtMs = atMs;
    },
  };
}
