import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';

const SCRIPT = Array.from(
  { length: 400 },
  (_, index) => `const value${(index * 7919) % 1009} = await page.part(${index * index});`,
).join('\n');
const FONT = Buffer.from([1, 0, 255, 2]);
const SLOW_COMPRESSION = { timeout: 30_000 };
let dir: string;
let http: Awaited<ReturnType<typeof startEchoServer>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'built-'));
  await Promise.all(['chunks', 'media'].map((folder) => mkdir(path.join(dir, folder))));
  await Promise.all(
    ['chunks/a.js', 'chunks/b~1.css', 'chunks/c.js', 'chunks/d.txt', 'e.js'].map((name) =>
      writeFile(path.join(dir, name), SCRIPT),
    ),
  );
  await writeFile(path.join(dir, 'media', 'letters.woff2'), FONT);
  // Stands in for Next.
  http = await startEchoServer({
    staticDir: dir,
    inner: (req, res) => {
      res.writeHead(req.url?.includes('gone') ? 404 : 200, { 'x-from': 'next' }).end();
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  await http.stop();
  await rm(dir, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${http.url}/_next/static/${name}`, {
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
  });
const isFromNext = (answer: Response) => answer.headers.get('x-from') === 'next';
const lengthOf = async (name: string, encoding = 'br') =>
  Number((await ask(name, { 'accept-encoding': encoding })).headers.get('content-length'));

it.each([
  ['chunks/a.js', 'application/javascript; charset=UTF-8'],
  ['chunks/b~1.css', 'text/css; charset=UTF-8'],
])('sends %s compressed fast at first, and smaller later', async (name, type) => {
  const [first, second] = await Promise.all([ask(name), ask(name)]);
  for (const answer of [first, second]) {
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toBe(SCRIPT);
  }
  const quickLength = Number(first.headers.get('content-length'));
  expect(quickLength).toBeLessThan(SCRIPT.length / 3);
  await vi.waitFor(
    async () => expect(await lengthOf(name)).toBeLessThan(quickLength),
    SLOW_COMPRESSION,
  );
  expect(await (await ask(name)).text()).toBe(SCRIPT);
  const head = await ask(name, {}, 'HEAD');
  expect([Number(head.headers.get('content-length')), await head.text()]).toEqual([
    await lengthOf(name),
    '',
  ]);
});

it('sends gzip at its best level to clients without brotli', async () => {
  const answer = await ask('chunks/a.js', { 'accept-encoding': 'gzip' });
  expect([
    answer.headers.get('content-encoding'),
    answer.headers.get('vary'),
    await answer.text(),
  ]).toEqual(['gzip', 'Accept-Encoding', SCRIPT]);
  expect(await lengthOf('chunks/a.js', 'gzip')).toBe(gzipSync(SCRIPT, { level: 9 }).length);
});

it('sends fonts uncompressed', async () => {
  const answer = await ask('media/letters.woff2');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'font/woff2',
    'content-length': '4',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect([answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())]).toEqual(
    [null, FONT],
  );
});

it('leaves uncompressed, range and conditional requests to Next', async () => {
  expect(isFromNext(await ask('chunks/c.js'))).toBe(false);
  for (const [name, value] of [
    ['accept-encoding', 'identity'],
    ['range', 'bytes=0-9'],
    ['if-none-match', 'W/"1"'],
    ['if-modified-since', 'Mon, 23 Nov 2026 00:00:00 GMT'],
  ] as const) {
    expect(isFromNext(await ask('chunks/c.js', { [name]: value })), name).toBe(true);
  }
});

it('leaves missing files and files outside of its folders to Next', async () => {
  for (const name of [
    'chunks/gone.js',
    'chunks/d.txt',
    'chunks/..%2fe.js',
    'e.js',
    'media/gone.woff2',
  ]) {
    for (const _ of ['first', 'second']) expect(isFromNext(await ask(name)), name).toBe(true);
  }
});
