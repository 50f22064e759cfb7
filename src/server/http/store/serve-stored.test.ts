import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { invalidateHere } from '@/server/invalidation';
import { PATIENCE_MS } from '@/testing/patience';
import { PAGE, start, UID, withStoredFronts } from '@/testing/stored-front';

withStoredFronts();

describe('stored pages', () => {
  it('are made once for each language, chosen as the middleware does', async () => {
    const { text, made } = await start();
    const answers = [
      await text(PAGE),
      await text(PAGE, { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.1' }),
      await text(PAGE, { 'accept-language': 'de' }),
      await text(PAGE, { cookie: 'makerstep_lang=pt-BR', 'accept-language': 'en' }),
      await text(PAGE, { cookie: 'a=b; makerstep_lang=en', 'accept-language': 'pt' }),
      await text(PAGE, { cookie: 'makerstep_lang=xx', 'accept-language': 'pt' }),
    ];
    expect(answers).toEqual(
      ['en', 'pt-BR', 'en', 'pt-BR', 'en', 'pt-BR'].map(
        (locale) => `<p>${locale} made ${locale === 'en' ? 1 : 2}</p>`,
      ),
    );
    expect(made()).toBe(2);
  });
  it('become smaller when several have asked for them, and stay the same', async () => {
    const rows = Array.from(
      { length: 400 },
      (_, row) =>
        `<li class="row wide">Step ${row}: turn the ${row % 7 ? 'screw' : 'wheel'} by ${row * 3} degrees</li>`,
    ).join('');
    const { ask, made } = await start((_req, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(rows);
    });
    const br = { 'accept-encoding': 'br' };
    const first = await ask(PAGE, br);
    await vi.waitFor(
      async () => {
        const later = await ask(PAGE, br);
        expect(later.body.length).toBeLessThan(first.body.length);
        expect([later.headers['content-length'], later.headers.etag]).toEqual([
          String(later.body.length),
          first.headers.etag,
        ]);
        expect(brotliDecompressSync(later.body).toString()).toBe(rows);
      },
      { timeout: 10_000 },
    );
    expect(made()).toBe(1);
  });
  it('are made of nothing that the asker said', async () => {
    const { ask, seen } = await start();
    await ask(PAGE, {
      'user-agent': 'evil',
      cookie: 'theme=dark',
      'if-none-match': '"x"',
      referer: 'http://evil.test',
      'x-anything': 'evil',
      host: 'evil.test',
      'accept-encoding': 'br',
    });
    expect(JSON.stringify(seen)).not.toMatch(/evil|cookie|if-none-match|accept-encoding/);
  });
  it('carry the headers of the page, a request id of their own, and are not to be kept unasked', async () => {
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
  it('come in the form that is asked for', async () => {
    const { ask, made } = await start();
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
      ).toEqual(Array.from({ length: 3 }, () => '<p>en made 1</p>'));
      expect(new Set([br, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    }
    expect(made()).toBe(1);
  });
  it('answer 304 to whoever has them, and HEAD without a body', async () => {
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
  it.each<[string, string, Record<string, string>]>([
    ['a query', `${PAGE}?lang=pt-BR`, {}],
    ['a session', PAGE, { cookie: 'next-auth.session-token=x' }],
    ['a secure session', PAGE, { cookie: 'a=b; __Secure-next-auth.session-token.0=x' }],
    ['the hint of a session', PAGE, { cookie: 'makerstep_signed_in=1' }],
    ['a bearer token', PAGE, { authorization: 'Bearer x' }],
    ['a navigation within the page', PAGE, { rsc: '1' }],
    ['a body', PAGE, { 'content-length': '0' }],
    ['an address that is not listed', '/dashboard', {}],
  ])('are not for %s', async (_name, path, headers) => {
    const { ask, text, made } = await start();
    await text(PAGE);
    await ask(path, headers);
    await ask(path, headers);
    expect(made()).toBe(3);
    expect(await text(PAGE)).toBe('<p>en made 1</p>');
  });
  it('are dropped by the tags of what stands in them', async () => {
    const { text } = await start();
    await text(PAGE);
    await invalidateHere([`project:${UID}`]);
    expect(await text(PAGE)).toBe('<p>en made 2</p>');
  });
  it('are never half an answer, nor one of a failure', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { ask, text } = await start((_req, res, made) => {
      res.setHeader('Content-Type', 'text/html');
      if (made === 1) {
        res.write('half');
        throw new Error('cut off');
      }
      if (made === 2) res.statusCode = 503;
      if (made === 3) {
        res.statusCode = 404;
        res.setHeader('Set-Cookie', 'a=b');
      }
      res.end(`made ${made}`);
    });
    expect((await ask(PAGE)).status).toBe(500);
    expect((await ask(PAGE)).status).toBe(503);
    const unknown = await ask(PAGE);
    expect([unknown.status, unknown.body.toString(), unknown.headers['set-cookie']]).toEqual([
      404,
      'made 3',
      undefined,
    ]);
    expect(await text(PAGE)).toBe('made 4');
    expect(await text(PAGE)).toBe('made 4');
  });
  it('are compressed also where they are not kept, as the page of an unknown address is', async () => {
    const words = 'Nobody has made this guide. '.repeat(100);
    const { ask } = await start((_req, res) => {
      res.setHeader('Content-Type', 'text/html');
      res.statusCode = 404;
      res.end(words);
    });
    const [plain, br] = [await ask(PAGE), await ask(PAGE, { 'accept-encoding': 'br' })];
    expect([plain.status, plain.body.toString(), plain.headers['content-encoding']]).toEqual([
      404,
      words,
      undefined,
    ]);
    expect([
      br.status,
      brotliDecompressSync(br.body).toString(),
      br.headers['content-encoding'],
      br.headers.vary,
    ]).toEqual([404, words, 'br', 'Accept-Encoding']);
    expect(br.body.length).toBe(Number(br.headers['content-length']));
  });
  it('are finished also when the one who asked first goes away', async () => {
    let finish = () => {};
    const { url, text, made } = await start(async (_req, res) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      res.end('whole');
    });
    const leaving = request(url + PAGE).on('error', () => undefined);
    leaving.end();
    await vi.waitFor(() => expect(made()).toBe(1), { timeout: PATIENCE_MS });
    leaving.destroy();
    const second = text(PAGE);
    finish();
    expect([await second, made()]).toEqual(['whole', 1]);
  });
});
