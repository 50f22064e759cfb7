import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declareTags } from '@/server/cache/answer-scope';
import { flushLines } from '@/server/logging/log-lines';
import { setSite } from '@/server/site/current';
import { isOpenAddress, ROUTES } from '@/shared/addresses/routes';
import { SITE_DEFAULTS, siteSettings } from '@/shared/site/settings';
import { startEchoServer } from '@/testing/stand-ins/echo-server';

const MARKER = 'zebrafish';
const UID = 'aaaabbbbcccc';
const GUIDE = `/p/${UID}`;
const SESSION = 'next-auth.session-token';
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PERSON = { cookie: `theme=dark; ${SESSION}=good` };
const folders = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  /\/(?:page\.tsx|route\.ts)$/.test(file) ? `/${file.replace(/\/[^/]+$/, '')}` : [],
);
/** An address of each row of the table, and of each page and route of app/. */
const addresses = [
  ...Object.keys(ROUTES),
  ...folders.map((folder) => folder.replace(/\/(?:\([^/]+|\[locale\])/g, '')),
  '/nothing',
  '/en/p/[uid]',
  '/card.jpg?v=1',
  '/explore?search=lamp',
  '/explore/lamp.txt',
  '/_next/image?url=%2Ffiles%2Fx',
].map((address) =>
  address
    .replace(/\/?\[\[\.{3}\w+\]\]/g, '')
    .replace(/\[(?:uid|projectUid)\]/g, UID)
    .replace(/\[step\]|\[page\]/g, '2')
    .replace(/\[[^\]]+\]/g, 'x'),
);
const pathOf = (address: string) => address.replace(/\?.*/s, '') || '/';
const closed = [...new Set(addresses)].filter((address) => !isOpenAddress(pathOf(address)));

const close = () => setSite({ ...SITE_DEFAULTS, name: 'Fixit Club', readers: 'signedIn' });
let http: Awaited<ReturnType<typeof startEchoServer>>;
let reached: { method: string; headers: Record<string, unknown> }[];

beforeEach(async () => {
  reached = [];
  http = await startEchoServer({
    cachesResponses: true,
    isSignedIn: async ({ cookie = '', authorization }) =>
      cookie.includes(`${SESSION}=good`) || authorization === 'Bearer good',
    servePicture: async () => ({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: '"a"' },
      body: Buffer.from(MARKER),
    }),
    inner: async (req, res) => {
      reached.push({ method: req.method ?? '', headers: req.headers });
      declareTags([`project:${UID}`]);
      if (req.method === 'OPTIONS') return void res.writeHead(204).end();
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.setHeader('ETag', '"a"');
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Vary', 'rsc');
      res.end(`<p>${MARKER}</p>`);
    },
  });
  close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  setSite(SITE_DEFAULTS);
  await http.stop();
});

/** Sends a request line as it is: URL would resolve dots. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port: http.port, path, headers, method }, (res) => {
        let body = '';
        res
          .on('data', (chunk) => (body += String(chunk)))
          .on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );

// security: Closed sites
describe('a closed site', () => {
  it.each(closed)('gives strangers no byte of %s, whatever they send', async (address) => {
    setSite(SITE_DEFAULTS);
    for (const encoding of ['identity', 'br']) await ask(address, { 'accept-encoding': encoding });
    close();
    await ask(address, PERSON);
    await ask(address, { authorization: 'Bearer good' });
    expect(reached.length + (address.startsWith('/files/') ? 1 : 0), 'warmed').toBeGreaterThan(0);
    reached = [];
    const strangers: Record<string, string>[] = [
      {},
      { accept: 'text/html', 'accept-encoding': 'br' },
      { accept: 'application/json', 'accept-language': 'pt-BR' },
      { cookie: `${SESSION}=ended; makerstep_signed_in=1` },
      { cookie: '\u00e9=;;=', authorization: 'Basic Z29vZA==' },
      { authorization: 'Bearer ended' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { 'if-none-match': '*', range: 'bytes=0-3' },
      { 'if-none-match': '"a"', origin: 'http://evil.test' },
      { 'x-makerstep-missing': '1', 'x-middleware-subrequest': 'middleware' },
    ];
    for (const [at, headers] of strangers.entries())
      for (const method of ['GET', 'HEAD', ...(at === 0 ? WRITES : [])]) {
        const answer = await ask(address, headers, method);
        expect([307, 401, ...(WRITES.includes(method) ? [204, 405] : [])]).toContain(answer.status);
        expect(JSON.stringify(answer)).not.toContain(MARKER);
        expect(answer.headers).not.toHaveProperty('etag');
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(answer.headers['cache-control']).toContain('no-store');
      }
    expect(reached.filter(({ method }) => method !== 'OPTIONS')).toEqual([]);
  });

  it.each([
    '/auth/../p/aaaabbbbcccc',
    '/auth/%2e%2e/p/aaaabbbbcccc',
    '/auth/.%2E/p/aaaabbbbcccc',
    '/_next/static/../../p/aaaabbbbcccc',
    '/logo/1/..',
    '/uploads',
    '/uploads/p/aaaabbbbcccc',
    '/auth/p/aaaabbbbcccc/s/1.png',
    '/join/explore/lamp.txt',
    '/v1/auth/../projects',
    '/%61uth/../p/aaaabbbbcccc',
    'http://other.test/p/aaaabbbbcccc',
    '/p/aaaabbbbcccc#/auth',
    '/P/aaaabbbbcccc',
    '/%70/aaaabbbbcccc',
  ])('is not entered through %s', async (path) => {
    expect((await ask(path)).body).not.toContain(MARKER);
    expect(reached).toEqual([]);
  });

  it('leads to the sign-in and back to the step, and removes an ended session first', async () => {
    const location = async (path: string, headers = {}) =>
      (await ask(path, headers)).headers['location'];
    expect(await location(`${GUIDE}/s/3?lang=pt-BR`)).toBe(
      `/auth?callbackUrl=${encodeURIComponent(`${GUIDE}/s/3?lang=pt-BR`)}`,
    );
    expect(await location('/01/04012345123456')).toBe('/auth?callbackUrl=%2F01%2F04012345123456');
    expect(await location(`${GUIDE}?_rsc=1x&lang=en`, { rsc: '1' })).toBe(
      `/auth?callbackUrl=${encodeURIComponent(`${GUIDE}?lang=en`)}`,
    );
    expect(await location(GUIDE, { cookie: `${SESSION}=ended` })).toMatch(/^\/auth\/logout\?/);
  });

  it('explains itself to frames, programs and files', async () => {
    const frame = await ask(`${GUIDE}/embed?lang=pt-BR`);
    expect(frame.status).toBe(401);
    expect(frame.body).toContain(`href="${GUIDE}" target="_blank"`);
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(frame.headers['x-frame-options']).toBeUndefined();
    const call = await ask('/v1/projects');
    expect([call.headers['www-authenticate'], JSON.parse(call.body).error.code]).toEqual([
      'Bearer',
      'unauthenticated',
    ]);
    expect((await ask('/feed.xml', { accept: 'text/html' })).body).toMatch(/^Only people [^<]+\n$/);
  });

  it('gives people who are signed in the pages of everybody, and lets nothing keep them', async () => {
    for (const headers of [PERSON, { authorization: 'Bearer good' }, PERSON]) {
      const { status, body, headers: sent } = await ask(GUIDE, headers);
      expect([status, body]).toEqual([200, `<p>${MARKER}</p>`]);
      expect(sent).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(String(sent['vary']).split(', ')).toEqual(
        expect.arrayContaining(['Cookie', 'Authorization']),
      );
    }
    expect(reached, 'rendered once, without the session').toHaveLength(1);
    expect(JSON.stringify(reached)).not.toContain('good');
    const picture = await ask('/files/x', PERSON);
    expect([picture.body, picture.headers['cache-control']]).toEqual([MARKER, 'private, no-store']);
    await ask('/v1/projects', { authorization: 'Bearer good' });
    expect(reached.at(-1)?.headers).toMatchObject({ authorization: 'Bearer good' });
  });

  it('answers 503 without the database, and no page', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await http.stop();
    http = await startEchoServer({
      isSignedIn: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
    });
    expect((await ask(GUIDE, PERSON)).status).toBe(503);
    await flushLines();
  });
});

it('has these addresses open, and no other', () => {
  expect(Object.keys(ROUTES).filter((row) => ROUTES[row]?.isOpen)).toMatchInlineSnapshot(`
    [
      "/contact",
      "/contact/sent",
      "/contact/again",
      "/privacy-policy",
      "/terms-conditions",
      "/imprint",
      "/house-rules",
      "/offline",
      "/auth/recovery",
      "/auth/confirm",
      "/auth/unsubscribe",
      "/auth/withdraw",
      "/auth/[[...path]]",
      "/join/[[...path]]",
      "/workshop/[[...path]]",
      "/v1/auth/[[...path]]",
      "/v1/contact",
      "/v1/withdraw",
      "/api/auth/[...nextauth]",
      "/api/contact",
      "/api/operator",
      "/uploads/[key]",
      "/_next/static/[...path]",
      "/robots.txt",
      "/build.json",
      "/app.webmanifest",
      "/logo/[version]/[file]",
      "/favicon.ico",
      "/icon.svg",
      "/apple-icon.png",
      "/icons/[file]",
      "/sw.js",
      "/healthz",
      "/readyz",
    ]
  `);
});

it('stays closed with a broken setting', () => {
  expect(siteSettings.parse({}).readers).toBe('everybody');
  for (const readers of ['everyone', null, 1, {}])
    expect(siteSettings.parse({ readers }).readers).toBe('signedIn');
});
