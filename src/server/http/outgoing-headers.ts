import type { ServerResponse } from 'node:http';

const PAGE_VARY = ['Accept-Language', 'Cookie'];

/**
 * Corrects what Next says in the headers of an answer:
 * - how its middleware rewrote an address stays inside;
 * - pages it keeps are not to be kept by browsers and proxies unasked: they could not learn that a project was unpublished
 *   (security.md, 28). They may keep them and ask with the ETag;
 * - which page an address answers depends on language and cookies.
 */
export function correctHeaders(res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res);
  const correct = (name: string, value: number | string | readonly string[]): ServerResponse => {
    const key = name.toLowerCase();
    if (key.startsWith('x-middleware-')) return res;
    if (key === 'cache-control' && String(value).includes('s-maxage'))
      return setHeader(name, 'no-cache');
    if (key === 'vary' && /\brsc\b/i.test(String(value))) {
      const said = [value].flat().join(', ').split(/,\s*/);
      return setHeader(name, [...new Set([...said, ...PAGE_VARY])].join(', '));
    }
    return setHeader(name, value);
  };
  res.setHeader = correct as ServerResponse['setHeader'];
}
