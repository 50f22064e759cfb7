import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { noteOutage } from '../cache/answer-scope';
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

afterEach(async () => {
  vi.restoreAllMocks();
  for (const http of servers.splice(0)) await http.stop();
});

describe('a page that cannot be rendered', () => {
  it('is 503 with Retry-After and its own body while the database is unavailable', async () => {
    expect(await answerOf(broken(noteOutage))).toEqual({
      status: 503,
      retryAfter: '2',
      text: '<p>That did not work</p>',
    });
  });
  it('is also 503 when its response would be cached', async () => {
    expect(
      await answerOf(broken(noteOutage), { cachesResponses: true }, '/p/abcdefghijkl'),
    ).toMatchObject({ status: 503, retryAfter: '2' });
  });
  it('is 500 for any other error', async () => {
    expect(await answerOf(broken(() => undefined))).toMatchObject({
      status: 500,
      retryAfter: null,
    });
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
