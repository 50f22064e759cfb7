import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startEchoFront } from '@/testing/echo-front';

const SCRIPT = `// ${'what a page does. '.repeat(200)}`;
const FONT = Buffer.from([1, 0, 255, 2]);
const PATIENCE = { timeout: 30_000 };
let dir: string;
let front: Awaited<ReturnType<typeof startEchoFront>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'built-'));
  await Promise.all(['chunks', 'media'].map((folder) => mkdir(path.join(dir, folder))));
  await Promise.all(['chunks/a.js', 'chunks/b~1.css', 'chunks/c.js', 'chunks/d.txt', 'e.js'].map((name) => writeFile(path.join(dir, name), SCRIPT)));
  await writeFile(path.join(dir, 'media', 'letters.woff2'), FONT);
  // Whatever Next answers is the echo here: a status and nothing else.
  front = await startEchoFront({
    staticDir: dir,
    inner: (req, res) => {
      res.writeHead(req.url?.includes('gone') ? 404 : 200, { 'x-from': 'next' }).end();
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  await front.stop();
  await rm(dir, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') => fetch(`${front.url}/_next/static/${name}`, { method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
const isFromNext = (answer: Response) => answer.headers.get('x-from') === 'next';
const made = (name: string) => vi.waitFor(async () => {
  const answer = await ask(name);
  expect(isFromNext(answer)).toBe(false);
  return answer;
}, PATIENCE);

it.each([['chunks/a.js', 'application/javascript; charset=UTF-8'], ['chunks/b~1.css', 'text/css; charset=UTF-8']])('sends %s small to all but the first who ask for it', async (name, type) => {
  expect(isFromNext(await ask(name))).toBe(true);
  const answer = await made(name);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type, 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff',
  });
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
  expect(await answer.text()).toBe(SCRIPT);
  const head = await ask(name, {}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual([answer.headers.get('content-length'), '']);
});

it('sends fonts as they are, to the first who ask as well', async () => {
  const answer = await ask('media/letters.woff2');
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4', 'cache-control': 'public, max-age=31536000, immutable' });
  expect([answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())]).toEqual([null, FONT]);
});

it('leaves to Next who takes no brotli, wants a part, or has an answer of Next already', async () => {
  await ask('chunks/c.js');
  await made('chunks/c.js');
  for (const [name, value] of [['accept-encoding', 'gzip'], ['range', 'bytes=0-9'], ['if-none-match', 'W/"1"'], ['if-modified-since', 'Mon, 23 Nov 2026 00:00:00 GMT']] as const) {
    expect(isFromNext(await ask('chunks/c.js', { [name]: value })), name).toBe(true);
  }
});

it('keeps nothing of what is not there, and reads nothing else', async () => {
  for (const name of ['chunks/gone.js', 'chunks/d.txt', 'chunks/..%2fe.js', 'e.js', 'media/gone.woff2']) {
    await ask(name);
    await ask('chunks/a.js');
    await made('chunks/a.js');
    expect(isFromNext(await ask(name)), name).toBe(true);
  }
});
