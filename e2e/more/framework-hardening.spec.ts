import { sendRaw, statusOf } from '../../src/testing/stand-ins/raw-http';
import { expect, test } from '../support/fixtures';

/** Addresses of the framework, and similar ones. */
const TARGETS = [
  '/_next/image',
  '/_next/image?url=%2F..%2F..%2Fetc%2Fpasswd&w=64&q=75',
  '/_next/image?url=http://169.254.169.254/latest&w=640&q=75',
  '/_next/image?url=/files/x&w=NaN&q=-1',
  '/_next/data/x/explore.json',
  '/_next/data/..%2f..%2fx.json',
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/%2e%2e/%2e%2e/server/app.js',
  '/_next/static/chunks/../../BUILD_ID',
  '/_next',
  '/_next/',
  '/_next/webpack-hmr',
  '/_next/mcp',
  '/__nextjs_original-stack-frames',
  '/__nextjs_source-map?filename=/etc/passwd',
  '/explore?_rsc=x',
  '/explore.rsc',
  '/explore.txt',
  '/index.rsc',
  '/explore.segments/_tree.segment.rsc',
  '/%5Blocale%5D/explore',
  '/en/explore',
  '/_not-found',
  '/_error',
  '/_global-error',
  '/404',
  '/500',
  '/p/%5Bid%5D',
  '/api',
  '/api/auth',
  '/api/auth/%5B...nextauth%5D',
  '/v1/%2e%2e/api/auth/session',
  '/files/..%2f..%2fauth-secret',
  '/uploads/..%2fauth-secret',
  '/.well-known/x',
];
const HEADERS = [
  [],
  ['RSC: 1'],
  ['RSC: 1', 'Next-Router-Prefetch: 1'],
  ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'],
  ['RSC: 1', 'Next-Router-Segment-Prefetch: /../../x'],
  ['RSC: 1', 'Next-Router-State-Tree: %5B'],
  ['RSC: 1', 'Next-Url: //evil.example'],
  ['Next-Action: 0000000000000000000000000000000000000000'],
  ['x-nextjs-data: 1', 'x-matched-path: /dashboard'],
  ['x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-rewrite: http://169.254.169.254/', 'x-invoke-path: /dashboard'],
  ['Range: bytes=0-', 'Accept: text/x-component'],
];
const INSIDE = [
  '/.env',
  '/.env.example',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/next.config.ts',
  '/server.ts',
  '/middleware.ts',
  '/prisma/schema.prisma',
  '/node_modules/next/package.json',
  '/.data/auth-secret',
  '/data/auth-secret',
  '/auth-secret',
  '/deletions.jsonl',
  '/.next/BUILD_ID',
  '/_next/BUILD_ID',
  '/_next/build-manifest.json',
  '/_next/routes-manifest.json',
  '/_next/required-server-files.json',
  '/_next/server/app-paths-manifest.json',
  '/_next/server/middleware-manifest.json',
  '/_next/static/chunks/',
  '/metrics',
  '/messages/en.json',
];

// security: 54
test('the framework’s own routes cause no server error and expose nothing', async ({ baseURL }) => {
  const { port, host } = new URL(baseURL ?? '');
  for (const target of TARGETS)
    for (const headers of HEADERS) {
      const answer = await sendRaw(
        Number(port),
        [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join(
          '\r\n',
        ),
      );
      const what = `${target} ${headers.join(' ')}`;
      expect(statusOf(answer), what).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer), what).toBeLessThan(500);
      expect(answer, what).not.toMatch(
        /root:x:|"dependencies":|\n\s+at \S+ \(|node_modules|x-middleware-|169\.254\.169\.254\/latest\/meta/i,
      );
      expect(/^location: (.*)$/im.exec(answer)?.[1] ?? '/', what).toMatch(
        new RegExp(`^(/(?!/)|http://${host}/)`),
      );
    }
});

test('the framework’s image service is closed, and browsers get an icon', async ({ request }) => {
  for (const address of [
    '/_next/image',
    '/_next/image?url=%2Ffiles%2Fx&w=640&q=75',
    '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75',
    '/_next/image?url=%2F%5C%5Cevil&w=64&q=1',
    '/_next/image?url=%ff',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const icon = await request.get('/favicon.ico');
  expect([
    icon.status(),
    icon.headers()['content-type'],
    (await icon.body()).subarray(0, 4).toString('hex'),
  ]).toEqual([200, expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)/), '00000100']);
});

// security: 61
test('no internals are served: no dot files, manifests, source maps or secrets', async ({
  request,
}) => {
  for (const path of INSIDE) expect((await request.get(path)).status(), path).toBe(404);
  const scripts = new Set<string>();
  for (const page of ['/', '/explore', '/auth', '/auth/signup', '/contact']) {
    for (const [address] of (await (await request.get(page)).text()).matchAll(
      /\/_next\/static\/[^"'\\\s?]+\.(?:js|css)/g,
    ))
      scripts.add(address);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const address of scripts) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toMatch(
      /sourceMappingURL|postgres(?:ql)?:\/\/|AUTH_SECRET|CLIENT_SECRET|password_?hash|BEGIN [A-Z ]*PRIVATE KEY/i,
    );
    expect((await request.get(`${address}.map`)).status(), address).toBe(404);
  }
});
