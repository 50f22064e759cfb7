import type { ServerResponse } from 'node:http';
import { createServer as createSilentServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  allowExternal,
  type Asked,
  type ExternalServer,
  startExternalServer,
} from '@/testing/stand-ins/external-server';
import type { Resolver } from './guarded-address';
import { safeFetch, type SafeFetchRequest } from './safe-fetch';

const BOUNDS = { timeoutMs: 10_000, maxBytes: 1_024 };
const ask = (url: string, question: Partial<SafeFetchRequest> = {}) =>
  safeFetch(url, { ...BOUNDS, ...question });
const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: { reason?: string }) => error.reason,
  );

/** A resolver that answers these addresses, one set per call. */
const resolving = (...sets: string[][]) =>
  vi.fn<Resolver>((_name, _options, done) =>
    done(
      null,
      (sets.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

const servers: ExternalServer[] = [];
async function start(answer?: (response: ServerResponse, asked: Asked) => void, isAllowed = true) {
  const server = await startExternalServer(answer);
  servers.push(server);
  if (isAllowed) allowExternal(...servers);
  return server;
}

afterEach(async () => {
  allowExternal();
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

describe('a URL', () => {
  it.each([
    ['bad_url', 'nonsense'],
    ['bad_url', 'ftp://files.example/'],
    ['bad_url', 'file:///etc/passwd'],
    ['bad_url', 'javascript:alert(1)'],
    ['credentials', 'https://me:secret@example.com/'],
    ['credentials', 'https://me@example.com/'],
    ['port', 'https://example.com:8443/'],
    ['port', 'http://example.com:22/'],
    ['port', 'http://127.0.0.1:5432/'],
  ])('fails with %s: %s', async (reason, url) => {
    const resolver = resolving();
    expect([await reasonOf(ask(url, { resolver })), resolver.mock.calls]).toEqual([reason, []]);
  });
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ])('fails with not_public: %s', async (url) => {
    expect(await reasonOf(ask(url))).toBe('not_public');
  });
  // security: Outgoing
  it('refuses names that resolve to this machine and its network', async () => {
    expect(await reasonOf(ask('http://localhost/'))).toBe('not_public');
    for (const address of ['10.1.2.3', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '0.0.0.0']) {
      expect(
        await reasonOf(ask('https://hooks.example/', { resolver: resolving([address]) })),
        address,
      ).toBe('not_public');
      expect(
        await reasonOf(
          ask('https://hooks.example/', { resolver: resolving(['93.184.216.34', address]) }),
        ),
        address,
      ).toBe('not_public');
    }
  });
  // security: Outgoing
  it('checks the address that is connected to, against DNS rebinding', async () => {
    const server = await start(undefined, false);
    const resolver = resolving(['93.184.216.34'], ['127.0.0.1']);
    // A first check would find a public address.
    resolver('rebinding.example', { all: true, verbatim: true }, (_error, [first]) =>
      expect(first?.address).toBe('93.184.216.34'),
    );
    allowExternal({ host: 'other.example', port: server.port });
    expect(await reasonOf(ask('http://rebinding.example/', { resolver }))).toBe('not_public');
    // The name is not resolved again between check and connection.
    expect([resolver.mock.calls.length, server.asked]).toEqual([2, []]);
  });
  it('reports a name that cannot be resolved', async () => {
    const resolver: Resolver = (_name, _options, done) =>
      done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await reasonOf(ask('https://nobody.example/', { resolver }))).toBe('unknown_host');
  });
  it('fetches hosts that the operator allows, on that port, by name and by IP', async () => {
    const server = await start();
    expect((await ask(server.url)).status).toBe(204);
    allowExternal({ host: 'hooks.internal', port: server.port });
    expect(
      (
        await ask(`http://hooks.internal:${server.port}/x?y=1`, {
          resolver: resolving(['127.0.0.1']),
        })
      ).status,
    ).toBe(204);
    expect(await reasonOf(ask(`http://hooks.internal:${server.port + 1}/`))).toBe('port');
    expect(await reasonOf(ask(server.url))).toBe('port');
    expect(server.asked.map(({ path, headers }) => [path, headers.host])).toEqual([
      ['/', `127.0.0.1:${server.port}`],
      ['/x?y=1', `hooks.internal:${server.port}`],
    ]);
  });
});

describe('a request', () => {
  it('sends method, headers and body, and returns status, headers and body', async () => {
    const server = await start((response) =>
      response.writeHead(418, { 'x-kind': 'teapot' }).end('short and stout'),
    );
    const { status, headers, body, isCut } = await ask(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"ç":1}',
    });
    expect([status, headers['x-kind'], body.toString(), isCut]).toEqual([
      418,
      'teapot',
      'short and stout',
      false,
    ]);
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        body: '{"ç":1}',
        headers: {
          'content-type': 'application/json',
          'content-length': '8',
          'accept-encoding': 'identity',
          connection: 'close',
        },
      },
    ]);
  });
  // security: D3
  it('reads an endless body up to the limit', async () => {
    const server = await start((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    });
    const { body, isCut } = await ask(server.url);
    expect([body.length, isCut]).toEqual([1_024, true]);
  });
  // security: D3
  it('does not exceed the timeout, whatever is slow', async () => {
    const silent = createSilentServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const dripping = await start(
      (response) => void response.writeHead(200, { 'content-length': '500' }).write('x'),
    );
    const { port } = silent.address() as AddressInfo;
    allowExternal(dripping, { host: '127.0.0.1', port });
    expect(await reasonOf(ask(dripping.url, { timeoutMs: 100 }))).toBe('timeout');
    expect(await reasonOf(ask(`http://127.0.0.1:${port}/`, { timeoutMs: 100 }))).toBe('timeout');
    expect(
      await reasonOf(
        ask('http://slow-name.example/', { timeoutMs: 100, resolver: () => undefined }),
      ),
    ).toBe('timeout');
    silent.close();
  });
  it('reports a refused connection, a broken one and an invalid response', async () => {
    const gone = await start();
    await gone.stop();
    expect(await reasonOf(ask(gone.url))).toBe('unreachable');
    const breaking = await start(
      (response) =>
        void response
          .writeHead(200, { 'content-length': '500' })
          .write('x', () => response.destroy()),
    );
    expect(await reasonOf(ask(breaking.url))).toBe('unreachable');
    const babbling = createSilentServer(
      (socket) => void socket.on('error', () => undefined).end('220 mail.example ESMTP\r\n'),
    );
    await new Promise<void>((listening) => babbling.listen(0, '127.0.0.1', listening));
    const { port } = babbling.address() as AddressInfo;
    allowExternal({ host: '127.0.0.1', port });
    expect(await reasonOf(ask(`http://127.0.0.1:${port}/`))).toBe('unreachable');
    expect(await reasonOf(ask(`https://127.0.0.1:${port}/`))).toBe('certificate');
    babbling.close();
  });
});

describe('redirects', () => {
  const redirecting = (location: (asked: Asked) => string | undefined) =>
    start((response, asked) => {
      const to = location(asked);
      response
        .writeHead(to === undefined ? 200 : 302, to === undefined ? {} : { location: to })
        .end(asked.path);
    });

  it('are returned, unless they are to be followed', async () => {
    const server = await redirecting(() => '/next');
    const { status, headers } = await ask(server.url);
    expect([status, headers.location, server.asked.length]).toEqual([302, '/next', 1]);
  });
  // security: Outgoing
  it('are followed three times at most', async () => {
    const server = await redirecting(({ path }) =>
      path === '/3' ? undefined : String(Number(path.slice(1)) + 1),
    );
    expect((await ask(`${server.url}0`, { maxRedirects: 3 })).url.pathname).toBe('/3');
    const endless = await redirecting(({ path }) => `${path}x`);
    expect(await reasonOf(ask(endless.url, { maxRedirects: 3 }))).toBe('redirects');
    expect(endless.asked.length).toBe(4);
  });
  it.each([
    ['http://127.0.0.1/', 'not_public'],
    ['http://localhost/', 'not_public'],
    ['http://169.254.169.254/', 'not_public'],
    ['file:///etc/passwd', 'bad_url'],
    ['http://a:b@example.com/', 'credentials'],
    ['http://example.com:25/', 'port'],
    ['http://[', 'bad_url'],
  ])('to %s are refused like a first URL: %s', async (location, reason) => {
    const server = await redirecting(() => location);
    expect([await reasonOf(ask(server.url, { maxRedirects: 3 })), server.asked.length]).toEqual([
      reason,
      1,
    ]);
  });
  // security: Outgoing
  it('send no headers for the first host to another one', async () => {
    const other = await start((response) => response.end());
    const server = await redirecting(() => other.url);
    await ask(server.url, {
      maxRedirects: 1,
      headers: { Authorization: 'Bearer x', accept: 'image/*' },
    });
    expect([server.asked[0]?.headers.authorization, other.asked[0]?.headers]).toEqual([
      'Bearer x',
      expect.objectContaining({ accept: 'image/*' }),
    ]);
    expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
  });
});
