import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEchoFront } from '@/testing/echo-front';
import { notationNamed } from '@/shared/page-notation';
import { withScriptsLater } from './later-scripts';

const EARLY = '/_next/static/chunks/early-abc_-1.js';
const HEAD = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T</title>';
const PAGE =
  `${HEAD}<link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>` +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>early()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>&lt;script src="/x.js" async=""&gt;&lt;/script&gt;</p><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"\\u003cscript src=\\"/y.js\\" async=\\"\\">"])</script></body></html>';
let dir: string;
let front: Awaited<ReturnType<typeof startEchoFront>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'later-'));
  await Promise.all(['chunks', 'media'].map((folder) => mkdir(path.join(dir, folder))));
  await writeFile(path.join(dir, 'chunks', path.basename(EARLY)), '');
  front = await startEchoFront({
    staticDir: dir,
    storesPages: true,
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

const addressOf = (version: string) => `/_page/en/about.js?v=${version}`;

it('leaves the scripts of a page to the early one, what they need to a script of its own, and everything else where it is', () => {
  const later = withScriptsLater(PAGE, EARLY, addressOf);
  const [, version] =
    /data-page="\/_page\/en\/about\.js\?v=([\w-]{12})"/.exec(later?.html ?? '') ?? [];
  expect(
    later?.html.startsWith(
      `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script async="" src="${EARLY}" data-page="${addressOf(version ?? '')}" data-then="/_next/static/chunks/a.js /_next/static/chunks/b.js"></script><title>T</title>`,
    ),
  ).toBe(true);
  expect(later?.html.match(/<script\b[^>]*>/g)).toHaveLength(3);
  expect(later?.html).not.toContain('rel="preload" as="script"');
  for (const kept of ['a.css', 'early()', 'noModule', '&lt;script src="/x.js" async=""&gt;'])
    expect(later?.html).toContain(kept);
  expect(later?.html).not.toContain('__next_f');
  expect(later?.notation).toBe(
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})\n(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"\\u003cscript src=\\"/y.js\\" async=\\"\\">"])',
  );
});

it('names another version when what is needed has changed, and the same when it has not', () => {
  const [first, same, other] = [
    PAGE,
    PAGE.replace('<title>T', '<title>U'),
    PAGE.replace('y.js', 'z.js'),
  ].map((page) => /\?v=([\w-]+)/.exec(withScriptsLater(page, EARLY, addressOf)?.html ?? '')?.[1]);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it('leaves a page without scripts as it is', () => {
  expect(withScriptsLater(`${HEAD}</head></html>`, EARLY, addressOf)).toBeUndefined();
});

it('sends what the scripts of a page need, in its language and as small as it is wanted', async () => {
  const html = await (
    await fetch(`${front.url}/explore`, { headers: { 'accept-language': 'pt-BR' } })
  ).text();
  const address = notationNamed(html) ?? '';
  expect(address).toMatch(/^\/_page\/pt-BR\/explore\.js\?v=/);
  const answer = await fetch(front.url + address);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'application/javascript; charset=utf-8', 'no-cache']);
  expect(await answer.text()).toContain('self.__next_f.push');
  expect(
    (
      await fetch(front.url + address, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
  expect(
    (
      await fetch(front.url + address, {
        headers: { cookie: 'makerstep_signed_in=1; next-auth.session-token=x' },
      })
    ).status,
  ).toBe(200);
  // Of another version there is none any more: the newest goes with what is there now. With the scripts of another build it would break.
  const [build = ''] = /v=[\w-]+/.exec(address) ?? [];
  expect((await fetch(`${front.url}/_page/en/pricing.js?${build}.older`)).status).toBe(200);
  for (const query of ['', '?v=none', '?v=other1.older'])
    expect((await fetch(`${front.url}/_page/en/pricing.js${query}`)).status, query).toBe(404);
});

it.each([
  '/_page/en/about.js',
  '/_page/en/p/aaaabbbbcccc/s/1.js',
  '/_page/fr/explore.js',
  '/_page/en/nowhere.js',
  '/_page/en/dashboard.js',
])('has none at %s', async (address) => {
  const answer = await fetch(front.url + address);
  expect(answer.status === 200 && answer.headers.get('content-type')?.includes('javascript')).toBe(
    false,
  );
});

it.each([
  ['/', true],
  ['/explore', true],
  ['/p/aaaabbbbcccc', true],
  ['/pricing', true],
  ['/p/aaaabbbbcccc/embed', true],
  // Keys and fingers turn its steps at once.
  ['/p/aaaabbbbcccc/s/1', false],
  // Never stored.
  ['/explore?search=chair', false],
  ['/about', false],
])('does so for %s: %s', async (address, isLater) => {
  const text = await (await fetch(front.url + address)).text();
  expect([text.includes('data-then'), text.includes('__next_f')]).toEqual([isLater, !isLater]);
});
