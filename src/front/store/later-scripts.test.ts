import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEchoFront } from '@/testing/echo-front';
import { withScriptsLater } from './later-scripts';

const EARLY = '/_next/static/chunks/early-abc_-1.js';
const HEAD = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T</title>';
const PAGE = `${HEAD}<link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`
  + '<script src="/_next/static/chunks/a.js" async=""></script><script>early()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head>'
  + '<body><p>&lt;script src="/x.js" async=""&gt;&lt;/script&gt;</p><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script>self.__next_f.push([1,"\\u003cscript src=\\"/y.js\\" async=\\"\\">"])</script></body></html>';
let dir: string;
let front: Awaited<ReturnType<typeof startEchoFront>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'later-'));
  await Promise.all(['chunks', 'media'].map((folder) => mkdir(path.join(dir, folder))));
  await writeFile(path.join(dir, 'chunks', path.basename(EARLY)), '');
  front = await startEchoFront({
    staticDir: dir, storesPages: true,
    inner: (req, res) => {
      res.writeHead(req.url === '/about' ? 404 : 200, { 'content-type': 'text/html' }).end(PAGE);
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  await front.stop();
  await rm(dir, { recursive: true });
});

it('leaves the scripts of a page to the early one, and everything else where it is', () => {
  const later = withScriptsLater(PAGE, EARLY);
  expect(later.startsWith(`<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script async="" src="${EARLY}" data-then="/_next/static/chunks/a.js /_next/static/chunks/b.js"></script><title>T</title>`)).toBe(true);
  expect(later.match(/<script\b[^>]*>/g)).toHaveLength(4);
  expect(later).not.toContain('rel="preload" as="script"');
  for (const kept of ['a.css', 'early()', 'noModule', '&lt;script src="/x.js" async=""&gt;', '\\u003cscript src=\\"/y.js\\"']) expect(later).toContain(kept);
});

it('leaves a page without scripts as it is', () => {
  expect(withScriptsLater(`${HEAD}</head></html>`, EARLY)).toBe(`${HEAD}</head></html>`);
});

it.each([
  ['/', true], ['/explore', true], ['/p/aaaabbbbcccc', true], ['/pricing', true],
  // Keys and fingers turn its steps at once.
  ['/p/aaaabbbbcccc/s/1', false], ['/p/aaaabbbbcccc/embed', false],
  // Never stored.
  ['/explore?search=chair', false], ['/about', false],
])('does so for %s: %s', async (address, isLater) => {
  const text = await (await fetch(front.url + address)).text();
  expect(text.includes('data-then')).toBe(isLater);
});
