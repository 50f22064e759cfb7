import { createDataCache } from './data-cache.mjs';

const MAX_BYTES = 32 * 1024 * 1024;

/** Next's handler of 'use cache'; src/server/invalidation.ts finds it on the process. */
const dataCache = createDataCache(MAX_BYTES);
const caches = (globalThis[Symbol.for('makerstep.caches')] ??= {});
caches.dataCache = dataCache;
export default dataCache;
