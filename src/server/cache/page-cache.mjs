import { createPageCache } from './caches.mjs';
import { tagTimes } from './use-cache.mjs';

const PAGES_MAX = 200;

/** For who is signed in, and for what links fetch ahead: pages for all others are in the response cache. */
export default createPageCache(tagTimes, PAGES_MAX);
