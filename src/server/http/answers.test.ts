import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Echo, startEchoServer } from '@/testing/stand-ins/echo-server';
import { sendRaw, statusOf } from '@/testing/stand-ins/raw-http';
import { env } from '../env/env';

type Running = Awaited<ReturnType<typeof startEchoServer>>;
let http: Running;
const others: Running[] = [];
const startOther = async (...options: Parameters<typeof startEchoServer>) => {
  const other = await startEchoServer(...options);
  others.push(other);
  return other;
};
const raw = (...lines: string[]) => sendRaw(http.port, `${lines.join('\r\n')}\r\n\r\n`);

beforeAll(async () => {
  http = await startEchoServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const other of others.splice(0)) await other.stop();
});
afterAll(() => http.stop());

describe('answers', () => {
  // security: 43
  it('carries the security headers everywhere', async () => {
    for (const path of ['/', '/healthz', '/%ff', '/v1/x']) {
      const { headers } = await fetch(http.url + path);
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
    expect((await fetch(`${http.url}/files/x`)).headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    );
    // Permissions apply to pages, not to their subresources.
    for (const path of ['/files/x', '/_next/static/chunks/x.js']) {
      const { headers } = await fetch(http.url + path);
      expect(
        [
          headers.get('permissions-policy'),
          headers.get('x-content-type-options'),
          headers.get('x-frame-options'),
        ],
        path,
      ).toEqual([null, 'nosniff', 'DENY']);
    }
    expect((await fetch(`${http.url}/p/abc/embed`)).headers.get('x-frame-options')).toBeNull();
    const secure = await startOther({ publicUrl: 'https://makers.test' });
    const hsts = async () => (await fetch(secure.url)).headers.get('strict-transport-security');
    expect(await hsts()).toBe('max-age=63072000');
    Object.assign(env(), { hasHstsForSubdomains: true });
    expect(await hsts()).toBe('max-age=63072000; includeSubDomains');
    Object.assign(env(), { hasHstsForSubdomains: false });
  });
  it('allows pages what they use, voice commands too, and nothing else', async () => {
    const rights = async (path: string) => {
      const header = (await fetch(http.url + path)).headers.get('permissions-policy') ?? '';
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
  // security: Previews
  it('keeps secret links to drafts out of the Referer header and of search engines', async () => {
    for (const path of [
      '/preview/t',
      '/preview/t/s/1',
      '/preview/t/finished',
      '/join/t',
      '/workshop/t',
    ]) {
      const { headers } = await fetch(`${http.url}${path}`);
      expect([headers.get('referrer-policy'), headers.get('x-robots-tag')], path).toEqual([
        'no-referrer',
        'noindex, nofollow',
      ]);
    }
    expect((await fetch(`${http.url}/p/k3m9xw2hq7pd`)).headers.get('x-robots-tag')).toBeNull();
  });
  // security: 43
  it('keeps tokens from emails out of the Referer header', async () => {
    for (const path of [
      '/auth/recovery?token=t',
      '/auth/confirm?token=t',
      '/auth/unsubscribe?token=t',
      '/auth/withdraw?token=t',
    ]) {
      expect((await fetch(`${http.url}${path}`)).headers.get('referrer-policy'), path).toBe(
        'no-referrer',
      );
    }
  });
  // security: D5
  it('reports health and readiness', async () => {
    expect((await fetch(`${http.url}/healthz`)).status).toBe(200);
    const unready = await startOther({ isReady: () => false });
    expect([
      (await fetch(`${unready.url}/healthz`)).status,
      (await fetch(`${unready.url}/readyz`)).status,
    ]).toEqual([200, 503]);
  });
  it('adds the error envelope where Next sends an empty body', async () => {
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
  // security: 55
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
  // security: 55
  it('removes the headers of the middleware', async () => {
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
  it.each(['GET', 'HEAD'])(
    'sends one Location for a redirect that Next has stored: %s',
    async (method) => {
      const redirecting = await startOther({
        cachesResponses: true,
        // As Next answers while it prerenders a page.
        inner: (req, res) => {
          res.statusCode = 307;
          res.setHeader('location', '/explore');
          res.appendHeader('location', '/explore');
          res.setHeader('ETag', '"of the redirect"');
          if (req.headers['if-none-match'] !== undefined) res.statusCode = 304;
          res.end();
          return Promise.resolve();
        },
      });
      for (const path of ['/', '/', '/?lang=pt-BR', '/explore', '/explore?page=9'])
        for (const headers of [
          {},
          { 'if-none-match': '*' },
          { cookie: 'makerstep_signed_in=1' },
          { rsc: '1' },
        ]) {
          const { status, headers: sent } = await fetch(redirecting.url + path, {
            method,
            headers: headers as Record<string, string>,
            redirect: 'manual',
          });
          expect([status, sent.get('location')], `${path} ${JSON.stringify(headers)}`).toEqual([
            307,
            '/explore',
          ]);
        }
    },
  );
  it('makes browsers and proxies revalidate pages, and adds language and cookies to Vary', async () => {
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
  // security: 56
  it('redirects visitors who may not see a page, before anything is sent', async () => {
    const guarded = await startOther({
      redirectFor: ({ path, search }) =>
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
  it('shows no private page while the session cannot be checked', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const unsure = await startOther({
      redirectFor: () => Promise.reject(new Error('database away')),
    });
    const answer = await fetch(`${unsure.url}/dashboard`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
  it('asks for the whole not-found document when a page is missing', async () => {
    const page = await startOther({
      isMissingPage: (path) =>
        path === '/p/broken' ? Promise.reject(new Error('away')) : Promise.resolve(path === '/p/x'),
    });
    const markOf = async (path: string, headers: Record<string, string> = {}) =>
      ((await (await fetch(page.url + path, { headers })).json()) as Echo).headers[
        'x-makerstep-missing'
      ];
    expect(await markOf('/p/x?lang=de')).toBe('1');
    expect(await markOf('/p/y')).toBeUndefined();
    expect(await markOf('/p/broken'), 'without an answer of the database').toBeUndefined();
    expect(await markOf('/p/x', { rsc: '1' }), 'for the router').toBeUndefined();
  });
  it('answers 410 for a missing page whose guide was taken down', async () => {
    const page = await startOther({
      isMissingPage: async (path) => path.startsWith('/p/'),
      isTakenDownPage: (path) =>
        path === '/p/broken' ? Promise.reject(new Error('away')) : Promise.resolve(path === '/p/x'),
      inner: async ({ headers }, res) =>
        void res
          .writeHead(headers['x-makerstep-missing'] ? 404 : 200)
          .end(headers['x-makerstep-taken-down'] ?? ''),
    });
    const answerTo = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(page.url + path, { headers });
      return [answer.status, await answer.text()];
    };
    expect(await answerTo('/p/x?lang=de')).toEqual([410, '1']);
    expect(await answerTo('/p/y')).toEqual([404, '']);
    expect(await answerTo('/p/broken')).toEqual([404, '']);
    expect(await answerTo('/x', { 'x-makerstep-taken-down': '1' })).toEqual([200, '']);
  });
  // security: 57
  it('serves an upgrade as a plain request', async () => {
    expect(
      statusOf(await raw('GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket')),
    ).toBe(200);
  });
});
