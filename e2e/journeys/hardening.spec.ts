import { sendRaw, statusOf } from '../../src/testing/stand-ins/raw-http';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';

const PAYLOADS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  ...['/_tree', '/_head', '/_index', '/_full'].map((segment) => ({
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': segment,
  })),
];

/**
 * Headers of every answer, and further ones by kind. The yardstick is MDN's HTTP Observatory: full
 * score.
 */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-powered-by': undefined,
  server: undefined,
};
const UNFRAMED = { 'x-frame-options': 'DENY' };
const PAGE = {
  ...ALWAYS,
  ...UNFRAMED,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};
const STORED = {
  ...PAGE,
  'content-security-policy': expect.stringMatching(
    /^script-src 'self' 'unsafe-inline'; frame-ancestors 'none'; connect-src 'self'; default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'/,
  ),
  'set-cookie': undefined,
};
const WITH_NONCE = {
  ...PAGE,
  'content-security-policy': expect.stringMatching(
    /^script-src 'self' 'nonce-[\w+/=-]{16,}' 'strict-dynamic'; frame-ancestors 'none'/,
  ),
};
const DATA = { ...PAGE, 'set-cookie': undefined };
const PART = { ...ALWAYS, ...UNFRAMED, 'set-cookie': undefined };

test('every kind of answer has its security headers', async ({
  api,
  request,
  playwright,
  baseURL,
}) => {
  const creatorUid = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Headed lamp' });
  const [asset = ''] =
    /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const stranger = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { accept: 'text/html' },
    maxRedirects: 0,
  });
  const table: [address: string, status: number, headers: Record<string, unknown>][] = [
    ['/', 200, STORED],
    ['/explore', 200, STORED],
    ['/explore?search=lamp', 200, STORED],
    [
      '/?lang=pt-BR',
      200,
      { ...STORED, 'set-cookie': expect.not.stringMatching(/max-age|expires/i) },
    ],
    [`/p/${uid}`, 200, STORED],
    [`/p/${uid}/s/1`, 200, STORED],
    [`/c/${creatorUid}`, 200, { ...STORED, 'cache-control': 'no-cache' }],
    ['/contact', 200, STORED],
    [
      '/contact/again?draft=x',
      200,
      { ...STORED, 'cache-control': expect.stringContaining('no-store') },
    ],
    ['/nothing-here', 404, STORED],
    ['/p/zzzzzzzzzzzz', 404, STORED],
    [
      `/p/${uid}/embed`,
      200,
      {
        ...ALWAYS,
        'x-frame-options': undefined,
        'content-security-policy': expect.stringContaining('frame-ancestors *'),
        'permissions-policy': expect.stringContaining('microphone=()'),
        'set-cookie': undefined,
      },
    ],
    ['/auth', 200, WITH_NONCE],
    ['/auth/signup', 200, WITH_NONCE],
    ['/auth/recovery?token=x', 200, { ...WITH_NONCE, 'referrer-policy': 'no-referrer' }],
    ['/dashboard', 307, PAGE],
    [`/p/${uid.toUpperCase()}`, 308, DATA],
    ['/explore/no-such-code', 307, DATA],
    ['/v1/projects', 200, { ...DATA, 'access-control-allow-credentials': undefined }],
    ['/v1/dashboard/projects', 401, { ...DATA, 'cache-control': 'no-store' }],
    ['/v1/nothing', 404, DATA],
    [
      '/%ff',
      400,
      { ...PAGE, 'content-security-policy': expect.stringMatching(/^default-src 'none'/) },
    ],
    ['/healthz', 200, DATA],
    ['/feed.xml', 200, DATA],
    ['/sitemap.xml', 200, DATA],
    ['/robots.txt', 200, DATA],
    ['/favicon.ico', 200, DATA],
    ['/_next/image?url=x', 404, STORED],
    ['/nothing-here.png', 404, STORED],
    [asset, 200, { ...PART, 'cross-origin-resource-policy': 'same-origin' }],
    ['/files/nothing.webp', 404, { ...PART, 'cross-origin-resource-policy': 'cross-origin' }],
    ['/api/auth/session', 200, { ...PAGE, 'cache-control': expect.stringContaining('no-store') }],
  ];
  for (const [address, status, expected] of table) {
    const answer = await stranger.get(address);
    const headers: Record<string, string | undefined> = answer.headers();
    expect([
      address,
      answer.status(),
      Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]])),
    ]).toEqual([address, status, expected]);
  }
  await stranger.dispose();
});

// security: 27
test('no page payload contains private data', async ({ api, request }) => {
  const creator = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Zanzibar lamp', ref: 'ZANZ-1' });
  const pages = [
    `/p/${uid}`,
    `/p/${uid}/s/1`,
    `/p/${uid}/finished`,
    `/p/${uid}/embed`,
    `/c/${creator}`,
    '/explore?search=lamp',
    '/explore',
    '/',
    '/feed.xml',
  ];
  const addresses = async () => {
    const problems: string[] = [];
    for (const page of pages)
      for (const headers of PAYLOADS) {
        const answer = await request.get(page, { headers });
        expect(answer.status(), `${page} ${JSON.stringify(headers)}`).toBeLessThan(500);
        if (/zanzibar/i.test(await answer.text()))
          problems.push(`${page} ${JSON.stringify(headers)}`);
      }
    return problems;
  };
  const published = await addresses();
  for (const headers of [{}, { rsc: '1' }])
    expect(published).toContain(`/p/${uid} ${JSON.stringify(headers)}`);
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  expect(await addresses()).toEqual([]);
});

// security: 47
test('no address in a page, feed or email comes from the Host header', async ({
  api,
  baseURL,
  request,
}) => {
  const creator = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Plain lamp' });
  const lies = [
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: host=evil.example',
    'X-Original-URL: /dashboard',
    'Origin: http://evil.example',
  ];
  for (const path of [
    `/p/${uid}`,
    `/p/${uid}/s/1`,
    '/',
    '/explore',
    `/c/${creator}`,
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    `/v1/projects/${uid}`,
    '/dashboard',
    '/explore/',
    '/api/auth/signin',
  ]) {
    const answer = await sendRaw(
      Number(new URL(baseURL ?? '').port),
      [`GET ${path} HTTP/1.1`, ...lies, 'Connection: close', '', ''].join('\r\n'),
    );
    expect(statusOf(answer), path).toBeLessThan(400);
    expect(answer, path).not.toContain('evil.example');
    expect(await (await request.get(path)).text(), `${path}, from what is stored`).not.toContain(
      'evil.example',
    );
  }
});

// security: 40
test('creators’ texts are escaped on every page, in every payload and in every attribute', async ({
  api,
  request,
}) => {
  await api.signUp(newPerson());
  const hostile =
    '"\'><img src=x onerror=alert(1)></title></script><script>alert(2)</script>\u2028{{7*7}}';
  const uid = await api.publishedProject({ name: hostile });
  await api.call('PATCH', `/dashboard/projects/${uid}`, {
    description: hostile,
    brand: hostile.slice(0, 80),
    tags: [hostile.slice(0, 60)],
    category: hostile.slice(0, 80),
  });
  for (const page of [`/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/embed`, '/explore', '/feed.xml']) {
    for (const headers of PAYLOADS) {
      const answer = await request.get(page, { headers });
      const [text, what, { 'content-type': type = '', 'x-content-type-options': sniffing }] = [
        await answer.text(),
        `${page} ${JSON.stringify(headers)}`,
        answer.headers(),
      ];
      // Missing payloads have an empty answer.
      if (text === '') continue;
      if (/html|xml/.test(type))
        expect(text, what).not.toMatch(/<img src=x|<script>alert|<\/title><\/script>/i);
      else
        expect([sniffing, type], what).toEqual([
          'nosniff',
          expect.stringMatching(/^text\/(x-component|plain)/),
        ]);
    }
  }
});
