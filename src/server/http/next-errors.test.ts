import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '@/testing/captured-log';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { noteFailure, noteOutage } from '../cache/answer-scope';
import { withOutageDigest } from '../db/unavailable';
import type { InnerHandler } from './next-errors';

const servers: Awaited<ReturnType<typeof startEchoServer>>[] = [];
const answerOf = async (
  inner: InnerHandler,
  options: Parameters<typeof startEchoServer>[0] = {},
  path = '/dashboard',
) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const http = await startEchoServer({ ...options, inner });
  servers.push(http);
  const answer = await fetch(`${http.url}${path}`);
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  };
};
const broken =
  (before: () => void): InnerHandler =>
  async (_req, res) => {
    // Errors occur in an async call below the request, not in the handler's own call.
    await Promise.resolve().then(before);
    res.statusCode = 500;
    res.end('<p>That did not work</p>');
  };

/** Sends its head and a part before `then`. */
const streaming =
  (then: () => void): InnerHandler =>
  async (_req, res) => {
    res.setHeader('Set-Cookie', 'a=b');
    res.setHeader('ETag', '"x"');
    res.write('first part');
    await Promise.resolve().then(then);
    res.end(', rest');
  };

afterEach(async () => {
  vi.restoreAllMocks();
  for (const http of servers.splice(0)) await http.stop();
});

describe('a page that cannot be rendered', () => {
  it('is 503 with Retry-After and its own body while the database is unavailable', async () => {
    expect(await answerOf(broken(noteFailure))).toEqual({
      status: 503,
      retryAfter: '2',
      text: '<p>That did not work</p>',
    });
  });
  it('is also 503 when its response would be cached', async () => {
    expect(
      await answerOf(broken(noteFailure), { cachesResponses: true }, '/p/abcdefghijkl'),
    ).toMatchObject({ status: 503, retryAfter: '2' });
  });
  it('is 500 for any other error', async () => {
    expect(await answerOf(broken(() => undefined))).toMatchObject({
      status: 500,
      retryAfter: null,
    });
  });
  it.each([
    '/explore?search=lamp',
    '/c/abcdefghijkl?lang=pt-BR',
    '/p/abcdefghijkl/s/2?lang=en',
    '/feed.xml?tag=lamp',
    '/sitemap.xml',
    '/auth',
    '/about?lang=en',
  ])('is 503 with Retry-After when Next noticed the outage after its 200: %s', async (path) => {
    const lines = captureLog<{ path: string; level: string; status: number }>();
    const http = await startEchoServer({ inner: streaming(noteFailure), cachesResponses: true });
    servers.push(http);
    const kinds: Record<string, string>[] = [{}, { accept: 'text/html' }, { rsc: '1' }];
    for (const headers of kinds)
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(http.url + path, { method, headers });
        expect(
          ['retry-after', 'cache-control', 'set-cookie', 'etag'].map((name) =>
            answer.headers.get(name),
          ),
        ).toEqual(['2', 'no-store', null, null]);
        expect([answer.status, (await answer.text()).length > 20]).toEqual([503, method === 'GET']);
      }
    const [bare = ''] = path.split('?');
    const logged = () => lines.lines().filter((line) => line.path === bare);
    await expect.poll(() => logged().length).toBe(2 * kinds.length);
    expect(logged().every(({ level, status }) => level === 'warn' && status === 503)).toBe(true);
  });
  it('is 503 also when Next reports the outage after the end of its response', async () => {
    const late = streaming(() => {
      withOutageDigest(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      setTimeout(noteFailure, 20);
    });
    expect(await answerOf(late, {}, '/explore?search=lamp')).toMatchObject({ status: 503 });
  });
  it('is sent as it is when it succeeds after its first part', async () => {
    for (const path of ['/explore?search=lamp', '/dashboard'])
      expect(
        await answerOf(
          streaming(() => undefined),
          {},
          path,
        ),
      ).toEqual({
        status: 200,
        retryAfter: null,
        text: 'first part, rest',
      });
  });
  it('is 304 for a client that has it, also with a weak tag', async () => {
    const http = await startEchoServer({ inner: streaming(() => undefined) });
    servers.push(http);
    for (const tag of ['"x"', 'W/"x"', '"y", "x"', '*', '"y"']) {
      const answer = await fetch(`${http.url}/explore?search=lamp`, {
        headers: { 'if-none-match': tag },
      });
      expect([tag, answer.status, answer.headers.get('etag'), await answer.text()]).toEqual(
        tag === '"y"' ? [tag, 200, '"x"', 'first part, rest'] : [tag, 304, '"x"', ''],
      );
    }
  });
  it('ends with a client that leaves, without a line of an error', async () => {
    const lines = captureLog();
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const http = await startEchoServer({
      inner: async (_req, res) => {
        res.once('close', () => closed?.());
        res.write('first part');
        leaving.abort();
        await isClosed;
      },
    });
    servers.push(http);
    const leaving = new AbortController();
    const left = fetch(`${http.url}/explore?search=lamp`, { signal: leaving.signal });
    await expect(left).rejects.toThrow();
    await isClosed;
    expect(lines.lines()).toEqual([]);
  });
  it('stays 200 when it was rendered in spite of an outage', async () => {
    expect(
      await answerOf(async (_req, res) => {
        await Promise.resolve().then(noteOutage);
        res.end('good');
      }),
    ).toEqual({ status: 200, retryAfter: null, text: 'good' });
  });
});
