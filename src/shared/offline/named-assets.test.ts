import { expect, it } from 'vitest';
import { namedAssets } from './named-assets';

it('finds what a page names in its markup and in the data of its scripts', () => {
  const page = `<link rel="stylesheet" href="/_next/static/chunks/a-b_c.css"/><script src="/_next/static/chunks/0~x.js" async></script>
    <script>self.__next_f.push([1,"4:I[1,[\\"/_next/static/chunks/d.js\\",\\"/_next/static/chunks/0~x.js\\"],\\"default\\"]"])</script><img src="/files/1/480"><a href="/explore">`;
  expect(namedAssets(page, '')).toEqual([
    '/_next/static/chunks/a-b_c.css',
    '/_next/static/chunks/0~x.js',
    '/_next/static/chunks/d.js',
  ]);
});

it('finds the chunks that a script fetches later', () => {
  expect(
    namedAssets(
      'e.v(t=>Promise.all(["static/chunks/late.js"].map(t=>e.l(t))));"static/other.js"',
      '/_next/static/chunks/a.js',
    ),
  ).toEqual(['/_next/static/chunks/late.js']);
});

it('finds the fonts of a style sheet, wherever it lies', () => {
  const style =
    '@font-face{src:url(../media/f-s.p.1.woff2)format("woff2")}a{background:url("data:image/png;base64,x")}b{background:url("/_next/static/media/g.svg")}c{background:url(/elsewhere.png)}';
  expect(namedAssets(style, '/_next/static/chunks/a.css').sort()).toEqual([
    '/_next/static/media/f-s.p.1.woff2',
    '/_next/static/media/g.svg',
  ]);
});
