import { encode } from 'next-auth/jwt';
import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { middleware } from './middleware';

const SECRET = 'a secret of more than thirty-two characters';
const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://makers.test${path}`, { headers }));
const rewritten = (response: Response) =>
  new URL(response.headers.get('x-middleware-rewrite') ?? '', 'http://none').pathname;
const policy = (response: Response) => response.headers.get('content-security-policy') ?? '';
let session = '';

beforeAll(async () => {
  process.env['NEXTAUTH_SECRET'] = SECRET;
  session = `next-auth.session-token=${await encode({ token: { sub: 'creator' }, secret: SECRET })}`;
});

describe('the language of a page', () => {
  it('is asked for by ?lang=, for this visit: only the menu has it remembered', async () => {
    const response = await ask('/explore?lang=pt-PT', { 'accept-language': 'en' });
    expect(rewritten(response)).toBe('/pt-BR/explore');
    expect(response.headers.get('set-cookie')).toBe(
      'makerstep_lang_visit=pt-BR; Path=/; SameSite=lax',
    );
  });

  it('is that of the link a visit began with before the one of the menu', async () => {
    const both = (visit: string, menu: string) => ({
      cookie: `makerstep_lang=${menu}; makerstep_lang_visit=${visit}`,
      'accept-language': 'en',
    });
    expect(rewritten(await ask('/', both('pt-BR', 'en')))).toBe('/pt-BR');
    expect(rewritten(await ask('/', both('xx', 'pt-BR')))).toBe('/pt-BR');
    expect(rewritten(await ask('/?lang=en', both('pt-BR', 'pt-BR')))).toBe('/en');
  });

  it("is the remembered one, else the browser's, else English", async () => {
    expect(
      rewritten(await ask('/', { cookie: 'makerstep_lang=pt-BR', 'accept-language': 'en' })),
    ).toBe('/pt-BR');
    expect(rewritten(await ask('/', { 'accept-language': 'pt' }))).toBe('/pt-BR');
    expect(rewritten(await ask('/'))).toBe('/en');
  });

  it('is chosen in that order whatever each of them says', async () => {
    const LANGS = [undefined, 'pt-BR', 'pt', 'en', 'en-GB', 'xx', '', 'xx-YY-zz'];
    const COOKIES = [undefined, 'pt-BR', 'en', 'xx', ''];
    const BROWSERS = [undefined, 'pt-BR,pt;q=0.9', 'en', 'xx,yy;q=0.5', '*'];
    const known = (tag: string | undefined) =>
      tag?.startsWith('pt') ? 'pt-BR' : tag?.startsWith('en') ? 'en' : undefined;
    for (const lang of LANGS)
      for (const cookie of COOKIES)
        for (const browser of BROWSERS) {
          const answer = await ask(`/explore${lang === undefined ? '' : `?lang=${lang}`}`, {
            ...(cookie === undefined ? {} : { cookie: `makerstep_lang=${cookie}` }),
            ...(browser === undefined ? {} : { 'accept-language': browser }),
          });
          const what = JSON.stringify({ lang, cookie, browser });
          expect(rewritten(answer), what).toBe(
            `/${known(lang) ?? known(cookie) ?? known(browser) ?? 'en'}/explore`,
          );
          expect(answer.headers.get('set-cookie')?.split(';')[0], what).toBe(
            known(lang) && `makerstep_lang_visit=${known(lang)}`,
          );
        }
  });

  it('is never part of an address', async () => {
    expect(rewritten(await ask('/en/explore'))).toBe('/en/en/explore');
  });
});

describe('an address', () => {
  const location = async (path: string) => {
    const answer = await ask(path);
    return [answer.status, answer.headers.get('location')?.replace('http://makers.test', '')];
  };

  it('of a short link leads in one step to its one form, in capitals too', async () => {
    for (const [path, target] of [
      ['/p/K3M9XW2HQ7PD', '/p/k3m9xw2hq7pd'],
      ['/P/K3M9XW2HQ7PD', '/p/k3m9xw2hq7pd'],
      ['/P/k3m9xw2hq7pd', '/p/k3m9xw2hq7pd'],
      ['/p/K3m9xw2hq7pd/s/3', '/p/k3m9xw2hq7pd/s/3'],
      ['/P/K3M9XW2HQ7PD/S/3', '/p/k3m9xw2hq7pd/s/3'],
      ['/p/K3M9XW2HQ7PD/finished?x=Y', '/p/k3m9xw2hq7pd/finished?x=Y'],
      ['/p/K3M9XW2HQ7PD/embed?step=2', '/p/k3m9xw2hq7pd/embed?step=2'],
      ['/p/K3M9XW2HQ7PD?lang=pt-BR', '/p/k3m9xw2hq7pd?lang=pt-BR'],
      ['/C/K3M9XW2HQ7PD/2', '/c/k3m9xw2hq7pd/2'],
      ['/EXPLORE/Kit-7', '/explore/Kit-7'],
    ] as const)
      expect(await location(path), path).toEqual([308, target]);
  });

  it('that is as it should be, or is none of ours, is left alone', async () => {
    for (const path of [
      '/p/k3m9xw2hq7pd',
      '/p/k3m9xw2hq7pd/s/3',
      '/p/NOT-A-UID',
      '/p/ABCDEFGHIJKL',
      '/About',
      '/explore/KIT-7',
      '/p/K3M9XW2HQ7PDX',
    ]) {
      expect(await location(path), path).toEqual([200, undefined]);
    }
  });

  it('of a GS1 Digital Link is that of the code of the product', async () => {
    for (const [path, gtin] of [
      ['/01/04006381333931', '04006381333931'],
      ['/01/4006381333931', '4006381333931'],
      ['/01/96385074', '96385074'],
      ['/01/04006381333931/10/LOT.7/21/a.png?17=271231', '04006381333931'],
      ['/01/036000291452', '036000291452'],
    ] as const)
      expect(rewritten(await ask(path)), path).toBe(`/en/explore/${gtin}`);
    for (const path of [
      '/01',
      '/01/1234567',
      '/01/123456789012345',
      '/01/abc',
      '/01/04006381333931x',
      '/02/04006381333931',
      '/x/01/04006381333931',
    ]) {
      expect(rewritten(await ask(path)), path).toBe(`/en${path}`);
    }
  });
});

describe('the policy of a page', () => {
  // security: 59
  it('needs no nonce on public pages, which are stored', async () => {
    const response = await ask('/p/k3m9xw2hq7pd');
    expect(policy(response)).toContain("script-src 'self' 'unsafe-inline';");
    expect(policy(response)).toContain("frame-ancestors 'none'");
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('lets the dashboard, and only it, send pictures to the storage that is configured, and to no other', async () => {
    const connections = async (path: string) =>
      /connect-src ([^;]*);/.exec(policy(await ask(path, { cookie: session })))?.[1];
    expect(await connections('/dashboard/projects')).toBe("'self'");
    vi.stubEnv('BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_store1_secret');
    expect(await connections('/dashboard/projects')).toBe("'self' https://vercel.com");
    vi.stubEnv('VERCEL_BLOB_API_URL', 'http://127.0.0.1:3419/api/blob');
    expect(await connections('/dashboard/projects')).toBe("'self' http://127.0.0.1:3419");
    vi.stubEnv('S3_ENDPOINT', 'https://s3.example:9000/');
    vi.stubEnv('S3_BUCKET', 'pictures');
    expect(await connections('/dashboard/projects')).toBe("'self' https://s3.example:9000");
    vi.stubEnv('S3_PATH_STYLE', '0');
    expect(await connections('/dashboard/projects')).toBe(
      "'self' https://pictures.s3.example:9000",
    );
    for (const path of ['/', '/auth', '/p/k3m9xw2hq7pd', '/p/k3m9xw2hq7pd/embed'])
      expect(await connections(path), path).toBe("'self'");
    vi.stubEnv('PICTURE_STORE', 'blob');
    expect(await connections('/dashboard/projects')).toBe("'self' http://127.0.0.1:3419");
    vi.stubEnv('PICTURE_STORE', 'disk');
    expect(await connections('/dashboard/projects')).toBe("'self'");
    vi.unstubAllEnvs();
  });

  // security: 42
  it('lets the embed page, and only it, be framed', async () => {
    expect(policy(await ask('/p/k3m9xw2hq7pd/embed'))).toContain('frame-ancestors *;');
    expect(policy(await ask('/p/k3m9xw2hq7pd/embed'))).toContain("object-src 'none'");
    for (const path of [
      '/',
      '/p/k3m9xw2hq7pd',
      '/p/k3m9xw2hq7pd/s/1',
      '/p/k3m9xw2hq7pd/embed/x',
      '/embed',
      '/p/embed',
      '/p/a/b/embed',
      '/auth',
      '/dashboard/p/x/embed',
      '/x/p/k3m9xw2hq7pd/embed',
    ]) {
      const answer = await ask(path, { cookie: session });
      expect(policy(answer), path).toContain("frame-ancestors 'none'");
      expect(policy(answer), path).not.toContain('frame-ancestors *');
    }
  });

  it('is the same for the viewer within it, which the landing page frames', async () => {
    const answer = await ask('/p/k3m9xw2hq7pd/embed?step=2');
    expect(rewritten(answer)).toBe('/en/p/k3m9xw2hq7pd/embed/2');
    expect(policy(answer)).toContain('frame-ancestors *;');
    expect(policy(await ask('/p/k3m9xw2hq7pd/embed/2?step=2'))).toContain("frame-ancestors 'none'");
  });

  // security: 42
  it("allows only scripts with this answer's nonce where credentials are handled", async () => {
    const [first, second] = [policy(await ask('/auth')), policy(await ask('/auth'))];
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic';/);
    expect(first.split(';')[0]).not.toContain('unsafe');
    expect(first).not.toBe(second);
  });

  // security: 42
  it('lets nothing be evaluated, plugged in, sent elsewhere or moved by a base, on any page', async () => {
    for (const path of [
      '/',
      '/explore',
      '/p/k3m9xw2hq7pd',
      '/p/k3m9xw2hq7pd/embed',
      '/auth',
      '/auth/recovery',
      '/dashboard',
      '/no/such/page',
    ]) {
      const directives = policy(await ask(path, { cookie: session }));
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
        expect(directives, path).toContain(part);
      expect(directives, path).not.toMatch(
        /unsafe-eval|wasm-unsafe-eval|script-src[^;]*\*|script-src[^;]*(?:https?:|data:)/,
      );
    }
  });

  it('takes no nonce from outside', async () => {
    const response = await ask('/', {
      'x-nonce': 'mine',
      'content-security-policy': "script-src 'nonce-mine'",
    });
    expect(response.headers.get('x-middleware-override-headers')).not.toMatch(
      /nonce|security-policy/,
    );
  });
});

describe('private pages', () => {
  it('send visitors to /auth/logout with the way back', async () => {
    for (const cookie of ['', 'next-auth.session-token=forged']) {
      const response = await ask('/dashboard/projects?status=all', { cookie });
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toMatch(
        /\/auth\/logout\?callbackUrl=%2Fdashboard%2Fprojects%3Fstatus%3Dall$/,
      );
    }
  });

  // security: 56
  it('take a session from the cookie only, never from a bearer header', async () => {
    const bearer = session.split('=').slice(1).join('=');
    expect((await ask('/dashboard', { authorization: `Bearer ${bearer}` })).status).toBe(307);
    expect(rewritten(await ask('/dashboard', { cookie: session }))).toBe('/en/dashboard');
  });

  it('leave a hint for the header of stored pages, and take it back', async () => {
    expect((await ask('/dashboard', { cookie: session })).headers.get('set-cookie')).toContain(
      'makerstep_signed_in=1',
    );
    expect(
      (await ask('/auth', { cookie: 'makerstep_signed_in=1' })).headers.get('set-cookie'),
    ).toMatch(/makerstep_signed_in=;.*Max-Age=0/);
    expect((await ask('/auth')).headers.has('set-cookie')).toBe(false);
  });
});
