// The headers of Next's router. Next does not document them: src/server/next-internals tests them.

/** Every request of the router for a page. */
export const ROUTER_HEADER = 'rsc';
/** One of these too, when the router requests the page ahead of time. */
export const PREFETCH_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch'];
/** Which page the router shows, as JSON. */
export const ROUTER_STATE_HEADER = 'next-router-state-tree';
/** Each of them changes the answer. */
export const ROUTER_HEADERS = [ROUTER_HEADER, ...PREFETCH_HEADERS, ROUTER_STATE_HEADER, 'next-url'];
/** The parameter that keeps answers to the router apart from pages in caches. */
export const ROUTER_PARAMETER = '_rsc';
