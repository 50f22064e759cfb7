import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEchoFront } from '@/testing/echo-front';
import type { Echo } from '@/testing/echo-front';
import { sendRaw, statusOf } from '@/testing/raw-http';

type Running = Awaited<ReturnType<typeof startEchoFront>>;
let front: Running;
const others: Running[] = [];
const startOther = async (...options: Parameters<typeof startEchoFront>) => {
  const other = await startEchoFront(...options);
  others.push(other);
  return other;
};
const raw = (...lines: string[]) => sendRaw(front.port, `${lines.join('\r\n')}\r\n\r\n`);
const seen = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(front.url + path, { headers })).json()) as Echo;

beforeAll(async () => {
  front = await startEchoFront();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const other of others.splice(0)) await other.stop();
});
afterAll(() => front.stop());

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'CONNECT', 'FOO'])('answers %s with 405', async (method) => {
    expect(statusOf(await raw(`${method} / HTTP/1.1`, 'Host: x'))).toBe(405);
  });
  it('answers OPTIONS *', async () => {
    expect(statusOf(await raw('OPTIONS * HTTP/1.1', 'Host: x'))).toBe(204);
  });
  it('lets pages be read only', async () => {
    const answer = await fetch(`${front.url}/explore`, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
  it('passes writes below /v1 on', async () => {
    const answer = await fetch(`${front.url}/v1/contact`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/v1/contact',
      body: '{"a":1}',
    });
  });
});

describe('addresses', () => {
  it.each(['/p/%ff', '/%00', '/p/%zz', `/${'a'.repeat(9_000)}`, `/${'a'.repeat(20_000)}`])(
    'answers %.12s with 400',
    async (path) => {
      expect(statusOf(await raw(`GET ${path} HTTP/1.1`, 'Host: x'))).toBe(400);
    },
  );
  it('uses the envelope below /v1', async () => {
    const answer = await fetch(`${front.url}/v1/projects/%ff`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: 'malformed_address', message: expect.any(String) as string },
    });
  });
  it('says so in the language of whoever asks', async () => {
    const said = async (path: string, headers: Record<string, string>) =>
      (
        (await (await fetch(front.url + path, { headers })).json()) as {
          error: { message: string };
        }
      ).error.message;
    expect(await said('/v1/%ff', { 'accept-language': 'pt-PT, en;q=0.5' })).toBe(
      'Este endereço não pode ser lido.',
    );
    expect(await said('/v1/%ff?lang=pt-BR', { 'accept-language': 'en' })).toBe(
      'Este endereço não pode ser lido.',
    );
    expect(await said('/v1/%ff', { 'accept-language': 'xx' })).toBe('This address cannot be read.');
  });
  it('takes the path of an absolute form and no other host', async () => {
    const answer = await raw(
      'GET http://evil.test/p/1?a=b HTTP/1.1',
      'Host: evil.test',
      'Connection: close',
    );
    expect(answer).toContain('"url":"/p/1?a=b"');
    expect(answer).not.toContain('evil.test');
  });
  it('keeps a doubled slash from becoming a host', async () => {
    expect(await raw('GET //evil.test/x?y=1 HTTP/1.1', 'Host: x', 'Connection: close')).toContain(
      'Location: /evil.test/x?y=1',
    );
  });
});

describe('headers to Next', () => {
  it('drops what only Next or a proxy may say', async () => {
    const { headers } = await seen('/', {
      'next-resume': '1',
      'next-action': 'x',
      'x-middleware-subrequest': 'middleware',
      'x-middleware-rewrite': '/',
      'x-invoke-path': '/',
      'x-matched-path': '/x',
      'x-nextjs-data': '1',
      'x-original-url': '/dashboard',
      'x-real-ip': '6.6.6.6',
      'x-makerstep-locale': 'en',
      'x-http-method-override': 'DELETE',
      'next-router-state-tree': '%7Bjunk',
      rsc: '1',
      cookie: 'a=b',
      'x-request-id': 'mine',
    });
    expect(
      Object.keys(headers).filter((name) =>
        /^(x-(?!forwarded|request-id|makerstep-address)|next-)/.test(name),
      ),
    ).toEqual([]);
    expect(headers).toMatchObject({
      rsc: '1',
      cookie: 'a=b',
      host: 'makers.test',
      'x-forwarded-host': 'makers.test',
      'x-forwarded-proto': 'http',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('keeps a router state that Next can read', async () => {
    const state = encodeURIComponent(
      JSON.stringify(['', { children: ['__PAGE__', {}, null, null] }, null, null]),
    );
    expect(
      (await seen('/', { rsc: '1', 'next-router-state-tree': state })).headers[
        'next-router-state-tree'
      ],
    ).toBe(state);
    expect(
      (await seen('/', { rsc: '1', 'next-router-state-tree': '%5B1%5D' })).headers[
        'next-router-state-tree'
      ],
    ).toBeUndefined();
  });
  it('knows the address itself', async () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', 'x-makerstep-address': '6.6.6.6' };
    expect((await seen('/', forged)).headers).toMatchObject({
      'x-makerstep-address': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
    });
    const proxied = await startOther({ trustedProxies: 1 });
    const { headers } = (await (
      await fetch(proxied.url, { headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' } })
    ).json()) as Echo;
    expect(headers['x-makerstep-address']).toBe('198.51.100.7');
  });
});

describe('bodies', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${front.url}/v1/x`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  it('takes 256 kB and refuses more, declared or not', async () => {
    expect((await post('a'.repeat(256 * 1024))).status).toBe(200);
    const declared = await post('a'.repeat(3_000_000));
    expect(declared.status).toBe(413);
    expect(await declared.json()).toMatchObject({ error: { code: 'body_too_large' } });
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024)),
    });
    const chunked = await post(endless).then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(chunked);
  });
  it('refuses a chunked body over the limit before it ends', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(
      front.port,
      `POST /v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`,
    );
    expect(statusOf(answer)).toBe(413);
  });
  it('hands a chunked body on as a whole', async () => {
    const answer = await raw(
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Connection: close',
      'Transfer-Encoding: chunked',
      '',
      '3',
      'abc',
      '2',
      'de',
      '0',
    );
    expect(answer).toContain('"body":"abcde"');
    expect(answer).not.toContain('transfer-encoding');
  });
  it('hands on the body of a DELETE', async () => {
    const answer = await fetch(`${front.url}/v1/x`, {
      method: 'DELETE',
      body: '{"currentPassword":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toMatchObject({
      method: 'DELETE',
      body: '{"currentPassword":"x"}',
    });
  });
  it('refuses compressed bodies', async () => {
    expect((await post('x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });
  it('streams uploads to their handler', async () => {
    const answer = await fetch(`${front.url}/uploads/1`, {
      method: 'PUT',
      body: 'a'.repeat(2 * 1024 * 1024),
    });
    expect(answer.status).toBe(200);
    expect(
      (await fetch(`${front.url}/uploads/1`, { method: 'PUT', body: 'a'.repeat(2_200_000) }))
        .status,
    ).toBe(413);
  });
  it.each([
    [
      'two lengths',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 1',
      'Content-Length: 2',
      '',
      'a',
    ],
    [
      'a length and chunks',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      '',
      '0',
    ],
    ['bad chunks', 'POST /v1/x HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'zz', 'a'],
    [
      'the same length twice',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Content-Length: 1',
      'Content-Length: 1',
      '',
      'a',
    ],
    ['a list of lengths', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: 1, 1', '', 'a'],
    ['a length with a sign', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: +1', '', 'a'],
    ['a length below nothing', 'POST /v1/x HTTP/1.1', 'Host: x', 'Content-Length: -1', '', 'a'],
    [
      'chunks that are not the last coding',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked, identity',
      '',
      '0',
    ],
    [
      'a coding that nobody knows',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: xchunked',
      '',
      '0',
    ],
    [
      'two codings',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: identity',
      '',
      '0',
    ],
    [
      'a blank before the colon',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding : chunked',
      '',
      '0',
    ],
    [
      'a header that goes on in the next line',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'X-Y: a',
      ' Content-Length: 5',
      '',
      '',
    ],
    [
      'a chunk longer than it says',
      'POST /v1/x HTTP/1.1',
      'Host: x',
      'Transfer-Encoding: chunked',
      '',
      '1',
      'abc',
      '0',
    ],
    ['no host', 'GET / HTTP/1.1'],
    ['two hosts', 'GET / HTTP/1.1', 'Host: x', 'Host: y'],
  ])('refuses %s', async (_name, ...lines) => {
    const answer = await raw(...lines);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });
  it('takes nothing that follows a refused framing for a request of its own', async () => {
    const hidden = 'GET /v1/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const framing of [
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      `Content-Length: 0\r\nContent-Length: ${hidden.length}`,
      'Transfer-Encoding : chunked',
    ]) {
      const answer = await sendRaw(
        front.port,
        `POST /v1/x HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n0\r\n\r\n${hidden}`,
      );
      expect(
        [statusOf(answer), answer.match(/HTTP\/1\.1/g)?.length, answer.includes('hidden')],
        framing,
      ).toEqual([400, 1, false]);
    }
  });
});

describe('answers', () => {
  it('carries the security headers everywhere', async () => {
    for (const path of ['/', '/healthz', '/%ff', '/v1/x']) {
      const { headers } = await fetch(front.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).not.toBeNull();
    }
    expect((await fetch(`${front.url}/files/x`)).headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    );
    // What a page may use is said of pages, and not of what they are made of.
    for (const path of ['/files/x', '/_next/static/chunks/x.js']) {
      const { headers } = await fetch(front.url + path);
      expect(
        [
          headers.get('permissions-policy'),
          headers.get('x-content-type-options'),
          headers.get('x-frame-options'),
        ],
        path,
      ).toEqual([null, 'nosniff', 'DENY']);
    }
    expect((await fetch(`${front.url}/p/abc/embed`)).headers.get('x-frame-options')).toBeNull();
    const secure = await startOther({ publicUrl: 'https://makers.test' });
    expect((await fetch(secure.url)).headers.get('strict-transport-security')).toContain(
      'max-age=',
    );
  });
  it('allows pages what they use, voice commands too, and nothing else', async () => {
    const rights = async (path: string) => {
      const header = (await fetch(front.url + path)).headers.get('permissions-policy') ?? '';
      const all = header.split(', ').map((one) => one.split('='));
      return {
        allowed: all.filter(([, who]) => who === '(self)').map(([name]) => name),
        denied: all.filter(([, who]) => who === '()').map(([name]) => name),
        others: all.filter(([, who]) => !/^\((?:self)?\)$/.test(who ?? '')),
      };
    };
    const inPages = ['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock'];
    for (const path of ['/', '/explore', '/p/k3m9xw2hq7pd', '/p/k3m9xw2hq7pd/s/1', '/dashboard']) {
      const { allowed, denied, others } = await rights(path);
      expect(allowed, path).toEqual([...inPages, 'microphone']);
      expect(denied, path).toEqual(
        expect.arrayContaining([
          'camera',
          'geolocation',
          'payment',
          'usb',
          'display-capture',
          'idle-detection',
        ]),
      );
      expect(others).toEqual([]);
    }
    const embed = await rights('/p/k3m9xw2hq7pd/embed');
    expect([embed.allowed, embed.denied.includes('microphone')]).toEqual([inPages, true]);
  });
  it('keeps the token of a mail out of every Referer', async () => {
    for (const path of [
      '/auth/recovery?token=t',
      '/auth/confirm?token=t',
      '/auth/unsubscribe?token=t',
      '/auth/withdraw?token=t',
    ]) {
      expect((await fetch(`${front.url}${path}`)).headers.get('referrer-policy'), path).toBe(
        'no-referrer',
      );
    }
  });
  it('tells whether it lives and whether it is ready', async () => {
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    const unready = await startOther({ isReady: () => Promise.resolve(false) });
    expect([
      (await fetch(`${unready.url}/healthz`)).status,
      (await fetch(`${unready.url}/readyz`)).status,
    ]).toEqual([200, 503]);
  });
  it('puts an envelope where Next leaves an error empty', async () => {
    const empty = await startOther({
      inner: (_req, res) => {
        res.statusCode = 405;
        res.end();
        return Promise.resolve();
      },
    });
    const answer = await fetch(`${empty.url}/v1/projects`, { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });
  it('answers 500 without a stack, and writes a line with the request id', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const broken = await startOther({ inner: () => Promise.reject(new Error('secret detail')) });
    const answer = await fetch(`${broken.url}/p/1`);
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong here.\n']);
    const requestId = answer.headers.get('x-request-id');
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as unknown))
      .toEqual([
        expect.objectContaining({
          level: 'error',
          event: 'request_threw',
          requestId,
          error: expect.stringContaining('secret detail') as string,
        }),
        expect.objectContaining({
          level: 'warn',
          event: 'request',
          requestId,
          path: '/p/1',
          status: 500,
        }),
      ]);
  });
  it('keeps the traces of the middleware inside', async () => {
    const rewriting = await startOther({
      inner: (_req, res) => {
        res.setHeader('x-middleware-rewrite', '/en');
        res.setHeader('content-security-policy', "default-src 'self'");
        res.end();
        return Promise.resolve();
      },
    });
    const { headers } = await fetch(rewriting.url);
    expect([headers.get('x-middleware-rewrite'), headers.get('content-security-policy')]).toEqual([
      null,
      "default-src 'self'",
    ]);
  });
  it('lets nobody keep a page that could be unpublished meanwhile, and says what it depends on', async () => {
    const page = await startOther({
      inner: (_req, res) => {
        res.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=3540');
        res.setHeader('Vary', 'rsc, next-router-prefetch');
        res.end();
        return Promise.resolve();
      },
    });
    const { headers } = await fetch(page.url);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'no-cache',
      'rsc, next-router-prefetch, Accept-Language, Cookie',
    ]);
  });
  it('turns visitors away from pages that are not for them, before anything is sent', async () => {
    const guarded = await startOther({
      turnAway: ({ path, search }) =>
        Promise.resolve(path === '/dashboard' ? `/auth/logout${search}` : undefined),
    });
    const answer = await fetch(`${guarded.url}/dashboard?x=1`, { redirect: 'manual' });
    expect([
      answer.status,
      answer.headers.get('location'),
      answer.headers.get('cache-control'),
    ]).toEqual([307, '/auth/logout?x=1', 'no-store']);
    expect((await fetch(`${guarded.url}/explore`)).status).toBe(200);
  });
  it('shows nothing private while nobody can say who is signed in', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const unsure = await startOther({ turnAway: () => Promise.reject(new Error('database away')) });
    const answer = await fetch(`${unsure.url}/dashboard`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
  it('takes an upgrade for a plain request', async () => {
    expect(
      statusOf(await raw('GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket')),
    ).toBe(200);
  });
});

describe('drain', () => {
  it('finishes what is under way and takes nothing new', async () => {
    const slow = await startEchoFront({
      inner: async (_req, res) => {
        await sleep(300);
        res.end('done');
      },
    });
    const answer = fetch(slow.url).then((response) => response.text());
    await sleep(100);
    const drained = slow.drain();
    await expect(fetch(slow.url)).rejects.toThrow();
    expect(await answer).toBe('done');
    expect(await drained).toBe(true);
  });
});
