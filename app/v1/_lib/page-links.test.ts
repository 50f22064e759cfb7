import { expect, it } from 'vitest';
import { exploreCalls } from '@/features/explore/contract';
import { pageLinks } from './page-links';

const linksWith = (query: string) =>
  pageLinks(
    exploreCalls.search,
    new Request(`http://localhost/v1/projects?limit=1&${query}`),
    { page: 2, limit: 1 },
    { results: [{}], totalResults: 3 },
  );
const rels = (query: string) =>
  [...(linksWith(query) ?? '').matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel);

it('leaves out what makes the header too long for proxies, the next page last', () => {
  const tag = (length: number) => `tag=${'x'.repeat(length)}`;
  expect(rels(tag(300))).toEqual(['next', 'prev', 'first', 'last']);
  expect(rels(tag(500))).toEqual(['next', 'prev', 'first']);
  expect(rels(tag(1_500))).toEqual(['next']);
  expect(linksWith(tag(2_000))).toBeUndefined();
});

it('keeps the parameters that the call knows, and the language', () => {
  const links = linksWith('tag=oak&lang=pt-BR&x=1&x=2&toString=3');
  expect(links).toContain('?limit=1&tag=oak&lang=pt-BR&page=3>; rel="next"');
  expect(rels(`x=${'x'.repeat(9_000)}`)).toEqual(['next', 'prev', 'first', 'last']);
});
