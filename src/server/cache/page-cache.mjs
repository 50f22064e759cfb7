import { createPageCache } from './caches.mjs';
import { tagTimes } from './use-cache.mjs';

const PAGES_MAX = 200;

/** For who is signed in, and for what links fetch ahead: finished pages for all others are kept by the HTTP front. */
export default createPageCache(tagTimes, PAGES_MAX);
