// Next trusts these headers, as it sets them itself: from a client they would skip the middleware
// or choose another page.
const NAMES = new Set([
  'next-action',
  'next-resume',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
]);
const PREFIXES = ['next-resume-', 'x-invoke-', 'x-middleware-', 'x-next-', 'x-prerender-'];
/** The development client sends these to the development server. */
const DEVELOPMENT_PREFIX = 'x-nextjs-';

/**
 * Reports whether only Next itself may set a header of a request.
 * @param name in lower case
 */
export const isInternalHeader = (name: string, isDevelopment: boolean): boolean =>
  NAMES.has(name) ||
  PREFIXES.some((prefix) => name.startsWith(prefix)) ||
  (!isDevelopment && name.startsWith(DEVELOPMENT_PREFIX));

/**
 * Reports whether a header of Next's answer is meant for Next alone.
 * @param name in lower case
 */
export const isInternalAnswerHeader = (name: string): boolean => name.startsWith('x-middleware-');
