import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { describe, expect, it, vi } from 'vitest';
import { noteLanguages, noteOutage, withAnswerScope } from '@/server/cache/answer-scope';
import { invalidateHere } from '@/server/cache/invalidation';
import { PAGE, start, UID, withCachedServers } from '@/testing/stand-ins/cached-server';
import { GUIDE_ONLY } from '@/testing/texts/guide-languages';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import configFor from '../../../../next.config';
import { RENDERING_AGENT } from './cached-responses';

withCachedServers();

describe('cached answers', () => {
  it('are rendered once for each language, which is chosen as the middleware does', async () => {
    const { text, rendered } = await start();
    const answers = [
      await text(PAGE),
      await text(PAGE, { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.1' }),
      await text(PAGE, { 'accept-language': 'xx' }),
      await text(PAGE, { cookie: 'makerstep_lang=pt-BR', 'accept-language': 'en' }),
      await text(PAGE, { cookie: 'a=b; makerstep_lang=en', 'accept-language': 'pt' }),
      await text(PAGE, { cookie: 'makerstep_lang=xx', 'accept-language': 'pt' }),
    ];
    expect(answers).toEqual(
      ['en', 'pt-BR', 'en', 'pt-BR', 'en', 'pt-BR'].map(
        (locale) => `<p>${locale} rendered ${locale === 'en' ? 1 : 2}</p>`,
      ),
    );
    expect(rendered()).toBe(2);
  });
  it('are rendered once for each language in which a guide is read', async () => {
    const [lang, other, missing = 'xx'] = GUIDE_ONLY;
    const { text, rendered } = await start((req, res) => {
      noteLanguages(['en', other, lang]);
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(req.headers['accept-language']);
    });
    const read = (acceptLanguage: string, cookie = '') =>
      text(PAGE, { cookie, 'accept-language': acceptLanguage });
    // Its languages are found by the first rendering.
    expect(await read(`${lang}-AT,${lang};q=0.9,en;q=0.8`)).toBe(`${lang},en`);
    expect(await read(`${missing},${lang}`)).toBe(`${lang},en`);
    expect(await read(`en,${lang}`)).toBe('en');
    expect(await read(missing)).toBe('en');
    expect(await read(`pt,${other}`)).toBe(`${other},pt-BR`);
    expect(await read(other, 'makerstep_lang=en')).toBe('en');
    expect(rendered()).toBe(3);
  });
  it.each(['/', `/c/${UID}`, '/about', '/developers', '/developers/webhooks'])(
    'of %s are for one language',
    async (path) => {
      const { text } = await start();
      for (const locale of ['en', 'pt-BR'])
        expect(await text(path, { 'accept-language': locale })).toContain(`<p>${locale} `);
    },
  );
  // security: 31, 47
  it('contain nothing that a client sent', async () => {
    const { ask, seen } = await start();
    await ask(PAGE, {
      'user-agent': 'evil',
      cookie: 'theme=dark',
      'if-none-match': '"x"',
      referer: 'http://evil.test',
      'x-anything': 'evil',
      'x-makerstep-missing': 'evil',
      host: 'evil.test',
      'accept-encoding': 'br',
    });
    expect(JSON.stringify(seen)).not.toMatch(/evil|cookie|if-none-match|accept-encoding/);
  });
  it('are requested by the user agent for which Next renders the whole head', async () => {
    const { htmlLimitedBots } = await configFor(PHASE_PRODUCTION_SERVER);
    expect(htmlLimitedBots?.test(RENDERING_AGENT)).toBe(true);
  });
  it('have the headers of the page, a new request id, and must be revalidated', async () => {
    const { ask } = await start();
    const [first, second] = [await ask(PAGE), await ask(PAGE)];
    for (const { headers } of [first, second]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
        vary: 'rsc, Accept-Language, Cookie, Accept-Encoding',
      });
    }
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
  it('are stored for each encoding', async () => {
    const { ask, rendered } = await start();
    for (let round = 0; round < 2; round += 1) {
      const [br, zipped, plain] = [
        await ask(PAGE, { 'accept-encoding': 'gzip, br' }),
        await ask(PAGE, { 'accept-encoding': 'br;q=0.1, gzip' }),
        await ask(PAGE),
      ];
      expect([br, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
        'br',
        'gzip',
        undefined,
      ]);
      expect(
        [brotliDecompressSync(br.body), gunzipSync(zipped.body), plain.body].map(String),
      ).toEqual([1, 2, 3].map((count) => `<p>en rendered ${count}</p>`));
      expect(new Set([br, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    }
    expect(rendered()).toBe(3);
  });
  it('are 304 for a client that has them, and HEAD without a body', async () => {
    const { ask } = await start();
    const {
      headers: { etag = '' },
    } = await ask(PAGE);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await ask(PAGE, { 'if-none-match': tag });
      expect([status, body.length, headers.etag, headers['content-type'], headers.vary]).toEqual([
        304,
        0,
        etag,
        undefined,
        'rsc, Accept-Language, Cookie, Accept-Encoding',
      ]);
    }
    expect((await ask(PAGE, { 'if-none-match': '"other"' })).status).toBe(200);
    for (const path of [PAGE, '/explore']) {
      const { status, body, headers } = await ask(path, {}, 'HEAD');
      expect([
        status,
        body.length,
        Number(headers['content-length']) > 0,
        headers.etag !== undefined,
      ]).toEqual([200, 0, true, true]);
    }
  });
  it('are rendered once for the list of build files, which each page requests', async () => {
    const { text, rendered } = await start();
    await text('/build.json');
    await text('/build.json', { 'accept-language': 'pt-BR' });
    await text('/build.json');
    expect(rendered()).toBe(2);
  });
  it.each<[string, string, Record<string, string>]>([
    ['a query', `${PAGE}?lang=pt-BR`, {}],
    ['another parameter than those of a search', '/explore?search=x&lang=pt-BR', {}],
    ['a long query', `/explore?search=${'x'.repeat(300)}`, {}],
    ['a session', PAGE, { cookie: 'next-auth.session-token=x' }],
    ['a secure session', PAGE, { cookie: 'a=b; __Secure-next-auth.session-token.0=x' }],
    ['the hint of a session', PAGE, { cookie: 'makerstep_signed_in=1' }],
    ['a bearer token', PAGE, { authorization: 'Bearer x' }],
    ['a navigation within the page', PAGE, { rsc: '1' }],
    ['a body', PAGE, { 'content-length': '0' }],
    ['an address that is not listed', '/dashboard', {}],
  ])('are not for %s', async (_name, path, headers) => {
    const { ask, text, rendered } = await start();
    await text(PAGE);
    await ask(path, headers);
    await ask(path, headers);
    expect(rendered()).toBe(3);
    expect(await text(PAGE)).toBe('<p>en rendered 1</p>');
  });
  it('are dropped at once when one of their tags is invalidated', async () => {
    const { text } = await start();
    await text(PAGE);
    await invalidateHere(['project:another']);
    expect(await text(PAGE)).toBe('<p>en rendered 1</p>');
    await invalidateHere([`project:${UID}`]);
    expect(await text(PAGE)).toBe('<p>en rendered 2</p>');
  });
  it('are not stored without tags when they should show data', async () => {
    const { text } = await start((_req, res, rendered) =>
      // Tags that belong to another response.
      withAnswerScope(() => res.end(`rendered ${rendered}`)),
    );
    expect(await text(PAGE)).toBe('rendered 1');
    expect(await text(PAGE)).toBe('rendered 1');
  });
  it('are sent but not stored when the database was unavailable', async () => {
    const { text } = await start((_req, res, rendered) => {
      if (rendered === 1) noteOutage();
      res.end(`rendered ${rendered}`);
    });
    expect([await text('/'), await text('/'), await text('/')]).toEqual([
      'rendered 1',
      'rendered 2',
      'rendered 2',
    ]);
  });
  it('are sent when stale, and rendered again in the background', async () => {
    const { text } = await start();
    await text('/explore');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await text('/explore')).toBe('<p>en rendered 1</p>');
    await vi.waitFor(async () => expect(await text('/explore')).toBe('<p>en rendered 2</p>'), {
      timeout: TEST_TIMEOUT_MS,
    });
  });
  // security: 31
  it('of searches are sent for a minute, never stale, and hold nothing that a client sent', async () => {
    const { ask, text, seen } = await start();
    const search = '/explore?search=sand+board&page=2';
    await ask(search, { cookie: 'theme=evil', referer: 'http://evil.test' });
    expect(JSON.stringify(seen)).not.toContain('evil');
    expect(await text(search)).toBe('<p>en rendered 1</p>');
    expect(await text('/explore?search=sand+boards')).toBe('<p>en rendered 2</p>');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await text(search)).toBe('<p>en rendered 3</p>');
    await invalidateHere([`project:${UID}`]);
    expect(await text(search)).toBe('<p>en rendered 4</p>');
  });
  it('are rendered again only while a slot is free, and take one', async () => {
    const held: (() => void)[] = [];
    let isSlow = false;
    const { text, rendered, figures } = await start(async (req, res, count) => {
      if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
      res.setHeader('Content-Type', 'text/html');
      res.end(`${req.url} rendered ${count}`);
    });
    const paths = Array.from({ length: 12 }, (_, n) => `/c/${UID}/${n + 1}`);
    for (const path of paths) await text(path);
    isSlow = true;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    for (const path of paths) expect(await text(path)).toContain('rendered');
    expect([rendered(), held.length, figures().concurrency.pages.running]).toEqual([16, 4, 4]);
    for (const release of held.splice(0)) release();
    await vi.waitFor(() => expect(figures().concurrency.pages.running).toBe(0));
  });
  it('are never incomplete, never errors, and never set cookies', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { ask, text } = await start((_req, res, rendered) => {
      if (rendered === 1) {
        res.write('half');
        throw new Error('cut off');
      }
      if (rendered === 2) res.statusCode = 503;
      if (rendered === 3) res.setHeader('Set-Cookie', 'a=b');
      res.end(`rendered ${rendered}`);
    });
    expect((await ask(PAGE)).status).toBe(500);
    expect((await ask(PAGE)).status).toBe(503);
    const withCookie = await ask(PAGE);
    expect([withCookie.body.toString(), withCookie.headers['set-cookie']]).toEqual([
      'rendered 3',
      undefined,
    ]);
    expect([await text(PAGE), await text(PAGE)]).toEqual(['rendered 4', 'rendered 4']);
  });
  it('are completed also when the first client disconnects', async () => {
    let finish = () => {};
    const { url, text, rendered } = await start(async (_req, res) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      res.end('whole');
    });
    const leaving = request(url + PAGE).on('error', () => undefined);
    leaving.end();
    await vi.waitFor(() => expect(rendered()).toBe(1), { timeout: TEST_TIMEOUT_MS });
    leaving.destroy();
    const second = text(PAGE);
    finish();
    expect([await second, rendered()]).toEqual(['whole', 1]);
  });
});

describe('pages that do not exist', () => {
  const missing: Parameters<typeof start>[0] = ({ headers }, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
    const isAskedWhole = headers['x-makerstep-missing'] !== undefined;
    res.end(isAskedWhole ? `<h1>Not here, ${headers['accept-language']}</h1>` : '<html></html>');
  };
  it('are sent with their text, in the language of the client, compressed and not stored', async () => {
    const { ask, rendered } = await start(missing);
    for (const language of ['en', 'pt-BR', 'en']) {
      const { status, body, headers } = await ask(PAGE, {
        'accept-language': language,
        'accept-encoding': 'br',
      });
      expect([status, brotliDecompressSync(body).toString()]).toEqual([
        404,
        `<h1>Not here, ${language}</h1>`,
      ]);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
    expect(rendered()).toBe(6);
  });
  it('are sent without their text when it cannot be rendered', async () => {
    const { text } = await start((req, res, rendered) =>
      req.headers['x-makerstep-missing']
        ? Promise.reject(new Error('away'))
        : missing(req, res, rendered),
    );
    expect(await text(PAGE)).toBe('<html></html>');
  });
});
