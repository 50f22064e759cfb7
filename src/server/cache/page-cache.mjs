import { createPageCache } from './caches.mjs';
import { tagTimes } from './use-cache.mjs';

const PAGES_MAX = 200;

/** For signed-in people and prefetched links; other visitors get pages from the response cache. */
export default createPageCache(tagTimes, PAGES_MAX);
