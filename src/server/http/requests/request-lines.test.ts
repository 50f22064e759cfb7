import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushLines } from '@/server/logging/log-lines';
import { logger } from '@/server/logging/logger';
import { captureLog } from '@/testing/captured-log';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { sendRaw } from '@/testing/stand-ins/raw-http';

type Line = {
  level: string;
  event: string;
  requestId: string;
  method: string;
  path: string;
  status: number | null;
  durationMs: number;
  bytes: number;
  isCutOff?: boolean;
};

let log: ReturnType<typeof captureLog<Line>>;
const requests = () => log.lines().filter(({ event }) => event === 'request');
const running: Awaited<ReturnType<typeof startEchoServer>>[] = [];
const start = async (options: Parameters<typeof startEchoServer>[0] = {}) => {
  const http = await startEchoServer({ loggedRequests: 'all', ...options });
  running.push(http);
  return http;
};

beforeEach(() => {
  log = captureLog<Line>();
});
afterEach(async () => {
  for (const http of running.splice(0)) await http.stop();
  await flushLines();
  vi.restoreAllMocks();
});

describe('each request', () => {
  // security: 60
  it('gets one line with its result, under the request id of its response', async () => {
    const http = await start();
    const answer = await fetch(`${http.url}/v1/x?lang=en`, { method: 'POST', body: '{}' });
    const body = await answer.text();
    await expect.poll(requests).toHaveLength(1);
    expect(requests()).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        event: 'request',
        requestId: answer.headers.get('x-request-id'),
        method: 'POST',
        path: '/v1/x',
        status: 200,
        durationMs: expect.any(Number) as number,
        bytes: expect.any(Number) as number,
      },
    ]);
    expect(requests()[0]?.bytes).toBeGreaterThan(body.length);
    expect(requests()[0]?.bytes).toBeLessThan(body.length + 2_000);
  });
  it('gets one also when it is cached, rejected, not found, or malformed', async () => {
    const http = await start({ cachesResponses: true });
    for (let count = 0; count < 3; count += 1)
      await (await fetch(`${http.url}/p/aaaabbbbcccc`)).text();
    await fetch(`${http.url}/explore`, { method: 'POST' });
    await fetch(`${http.url}/p/%ff?token=hidden`);
    await sendRaw(http.port, 'FOO /x HTTP/1.1\r\nHost: x\r\n\r\n');
    const broken = await sendRaw(
      http.port,
      'POST /v1/x?token=hidden HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n',
    );
    await expect
      .poll(() => requests().map(({ path, status }) => `${status} ${path}`))
      .toEqual([
        ...Array<string>(3).fill('200 /p/aaaabbbbcccc'),
        '405 /explore',
        '400 /p/%ff',
        '405 /x',
        '400 /v1/x',
      ]);
    expect(new Set(requests().map(({ requestId }) => requestId)).size).toBe(7);
    expect(broken).toContain(requests().at(-1)?.requestId);
    expect(log.text()).not.toContain('hidden');
  });
  it('gets a warning at every setting when its response is a server error', async () => {
    const http = await start({
      loggedRequests: 'none',
      inner: (_req, res) =>
        Promise.resolve(void res.writeHead(res.req.url === '/v1/bad' ? 502 : 200).end()),
    });
    await fetch(`${http.url}/v1/good`);
    await fetch(`${http.url}/v1/bad`);
    await expect
      .poll(requests)
      .toEqual([expect.objectContaining({ level: 'warn', path: '/v1/bad', status: 502 })]);
  });
  it('gets none for a cached response, unless the setting asks for it', async () => {
    const http = await start({ loggedRequests: 'made', cachesResponses: true });
    for (let count = 0; count < 3; count += 1) await (await fetch(`${http.url}/about`)).text();
    await fetch(`${http.url}/v1/x`);
    await expect.poll(() => requests().map(({ path }) => path)).toEqual(['/about', '/v1/x']);
  });
  it('is logged as cut off when its client disconnects', async () => {
    const http = await start({
      inner: async (_req, res) => new Promise((resolve) => res.once('close', () => resolve())),
    });
    const socket = connect(http.port, '127.0.0.1');
    socket.write('GET /v1/x HTTP/1.1\r\nHost: x\r\n\r\n', () =>
      setImmediate(() => socket.destroy()),
    );
    await expect
      .poll(requests)
      .toEqual([expect.objectContaining({ path: '/v1/x', status: null, isCutOff: true })]);
  });
  it('gets none for a health check', async () => {
    const http = await start({ isReady: () => false });
    for (const path of ['/healthz', '/readyz', '/v1/x']) await fetch(http.url + path);
    await expect.poll(() => requests().map(({ path }) => path)).toEqual(['/v1/x']);
  });
});

describe('the path of a line', () => {
  // security: Previews
  it.each([
    ['GET /auth/recovery?token=hidden HTTP/1.1', '/auth/recovery'],
    ['PUT /uploads/1760000000000-x?token=hidden HTTP/1.1', '/uploads/1760000000000-x'],
    ['GET http://user:hidden@other.test/x?token=hidden HTTP/1.1', '/x'],
    ['GET /auth/recovery%3Ftoken=hidden HTTP/1.1', '/auth/recovery%3Ftoken=[redacted]'],
    ['GET /auth/recovery%3ftoken%3Dhidden HTTP/1.1', '/auth/recovery%3ftoken%3D[redacted]'],
    ['GET /preview/hidden/s/1?x=1 HTTP/1.1', '/preview/[redacted]/s/1'],
    ['GET /join/hidden?error=x HTTP/1.1', '/join/[redacted]'],
    ['GET /workshop/hidden HTTP/1.1', '/workshop/[redacted]'],
    ['GET /x\x9b31m\xff HTTP/1.1', '/x%C2%9B31m%C3%BF'],
    [`GET /${'a'.repeat(3_000)} HTTP/1.1`, `/${'a'.repeat(511)}`],
  ])('of %.60s is plain and holds no secret', async (line, path) => {
    const http = await start();
    await sendRaw(
      http.port,
      `${line}\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    await expect.poll(() => requests().map((request) => request.path)).toEqual([path]);
    expect(log.text()).not.toContain('hidden');
  });
});

describe('the id of a request', () => {
  it('is in every line of that request, also of one that fills the cache', async () => {
    const http = await start({
      cachesResponses: true,
      inner: async (_req, res) => {
        await Promise.resolve();
        logger.info('inside');
        res.end('page');
      },
    });
    const [one, two] = await Promise.all(
      ['/v1/a', '/explore'].map((path) => fetch(http.url + path)),
    );
    const ids = [one, two].map((answer) => answer?.headers.get('x-request-id'));
    await expect.poll(requests).toHaveLength(2);
    expect(
      new Set(
        log
          .lines()
          .filter(({ event }) => event === 'inside')
          .map(({ requestId }) => requestId),
      ),
    ).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(2);
  });
  it.each([
    [0, 'given-by-a-proxy', false],
    [1, 'given-by-a-proxy', true],
    [1, '4bf92f3577b34da6a3ce929d0e0e4736', true],
    [1, 'short', false],
    [1, 'x'.repeat(65), false],
    [1, 'with"quotes"and more', false],
  ])('is, behind %i proxies, %s only if well-formed', async (trustedProxies, given, isTaken) => {
    const http = await start({ trustedProxies });
    const answer = await fetch(`${http.url}/v1/x`, { headers: { 'x-request-id': given } });
    const id = answer.headers.get('x-request-id');
    expect(id === given).toBe(isTaken);
    expect(
      ((await answer.json()) as { headers: Record<string, string> }).headers['x-request-id'],
    ).toBe(id);
  });
});
