import { createDataCache, createTagTimes } from './caches.mjs';

const MAX_BYTES = 32 * 1024 * 1024;

export const tagTimes = createTagTimes();

/** Next's handler of 'use cache'; invalidation.ts finds it in `globalThis`. */
const dataCache = createDataCache(tagTimes, MAX_BYTES);
const caches = (globalThis[Symbol.for('makerstep.caches')] ??= {});
caches.dataCache = dataCache;
export default dataCache;
