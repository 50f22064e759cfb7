import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import type { Echo } from '@/testing/stand-ins/echo-server';
import { sendRaw, statusOf } from '@/testing/stand-ins/raw-http';

type Running = Awaited<ReturnType<typeof startEchoServer>>;
let http: Running;
const others: Running[] = [];
const startOther = async (...options: Parameters<typeof startEchoServer>) => {
  const other = await startEchoServer(...options);
  others.push(other);
  return other;
};
const raw = (...lines: string[]) => sendRaw(http.port, `${lines.join('\r\n')}\r\n\r\n`);
const seen = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(http.url + path, { headers })).json()) as Echo;

beforeAll(async () => {
  http = await startEchoServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const other of others.splice(0)) await other.stop();
});
afterAll(() => http.stop());

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'CONNECT', 'FOO'])('answers %s with 405', async (method) => {
    expect(statusOf(await raw(`${method} / HTTP/1.1`, 'Host: x'))).toBe(405);
  });
  it('answers OPTIONS *', async () => {
    expect(statusOf(await raw('OPTIONS * HTTP/1.1', 'Host: x'))).toBe(204);
  });
  it('allows only GET and HEAD for pages', async () => {
    const answer = await fetch(`${http.url}/explore`, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
  it('passes writes below /v1 on', async () => {
    const answer = await fetch(`${http.url}/v1/contact`, {
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
    const answer = await fetch(`${http.url}/v1/projects/%ff`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: 'malformed_address', message: expect.any(String) as string },
    });
  });
  it('answers in the language of the client', async () => {
    const messageOf = async (path: string, headers: Record<string, string>) =>
      (
        (await (await fetch(http.url + path, { headers })).json()) as {
          error: { message: string };
        }
      ).error.message;
    expect(await messageOf('/v1/%ff', { 'accept-language': 'pt-PT, en;q=0.5' })).toBe(
      'Este endereço não pode ser lido.',
    );
    expect(await messageOf('/v1/%ff?lang=pt-BR', { 'accept-language': 'en' })).toBe(
      'Este endereço não pode ser lido.',
    );
    expect(await messageOf('/v1/%ff', { 'accept-language': 'xx' })).toBe(
      'This address cannot be read.',
    );
  });
  // security: 46, 47, 57
  it('takes the path of an absolute form and ignores its host', async () => {
    const answer = await raw(
      'GET http://evil.test/p/1?a=b HTTP/1.1',
      'Host: evil.test',
      'Connection: close',
    );
    expect(answer).toContain('"url":"/p/1?a=b"');
    expect(answer).not.toContain('evil.test');
  });
  // security: 46
  it('redirects a path with two leading slashes to this host', async () => {
    expect(await raw('GET //evil.test/x?y=1 HTTP/1.1', 'Host: x', 'Connection: close')).toContain(
      'Location: /evil.test/x?y=1',
    );
  });
});

describe('headers to Next', () => {
  // security: 44, 47, 54, 56
  it('drops headers that only Next or a proxy may set', async () => {
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
        /^(x-(?!forwarded|request-id|makerstep-client-ip)|next-)/.test(name),
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
    const guide = ['projectUid', 'aaaabbbbcccc', 'd', null];
    const page = ['__PAGE__', {}, null, null, 4];
    const state = encodeURIComponent(
      JSON.stringify(['', { children: [guide, { children: page }, ['/p/x', ''], 'refetch'] }]),
    );
    expect(
      (await seen('/', { rsc: '1', 'next-router-state-tree': state })).headers[
        'next-router-state-tree'
      ],
    ).toBe(state);
  });
  it.each<[string, string]>([
    ['no JSON', '%7Bjunk'],
    ['no encoding', '%E0%A4%A'],
    ['another value', '%5B1%5D'],
    ['a child that is none', encodeURIComponent('["",{"children":[1,{}]}]')],
    ['more than any page has', encodeURIComponent(JSON.stringify(['x'.repeat(9_000), {}]))],
  ])('drops a router state that is %s', async (_name, state) => {
    const { headers } = await seen('/', { rsc: '1', 'next-router-state-tree': state });
    expect([headers['rsc'], headers['next-router-state-tree']]).toEqual(['1', undefined]);
  });
  // security: 48
  it('determines the client IP itself', async () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', 'x-makerstep-client-ip': '6.6.6.6' };
    expect((await seen('/', forged)).headers).toMatchObject({
      'x-makerstep-client-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
    });
    const proxied = await startOther({ trustedProxies: 1 });
    const { headers } = (await (
      await fetch(proxied.url, { headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' } })
    ).json()) as Echo;
    expect(headers['x-makerstep-client-ip']).toBe('198.51.100.7');
  });
});

describe('drain', () => {
  // security: D5
  it('finishes running requests and accepts no new ones', async () => {
    const slow = await startEchoServer({
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
