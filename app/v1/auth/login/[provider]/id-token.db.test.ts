import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { startGoogle } from '@/testing/stand-ins/google-stand-in';
import { GET as readUser } from '../../../dashboard/user/route';
import { POST as login } from './route';

const google = await startGoogle();
afterAll(() => google.stop());
afterEach(() => vi.useRealTimers());

const { person } = google;
const OOPS = 'Oops, we were unable to connect right now.';
const nowS = () => Math.floor(Date.now() / 1000);

beforeEach(() => {
  Object.assign(google, { person });
  const { clientId, issuer } = google;
  const settings = { clientId, clientSecret: 'google secret', issuer };
  Object.assign(env(), {
    google: settings,
    oidc: {
      ...settings,
      name: 'School sign-in',
      allowedDomains: [],
      trustsEmail: false,
      signsOut: false,
    },
  });
});

describe.each(['google', 'oidc'] as const)('an id token of %s', (provider) => {
  const send = (token: string) => call(login, { params: { provider }, body: { token } });
  const refused = async (token: string) => {
    const { status, body } = await send(token);
    expect([status, body.error]).toEqual([401, { code: 'provider_refused', message: OOPS }]);
  };

  // security: 18
  it.each([
    ['another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['another audience', { aud: 'another-app' }],
    ['several audiences without naming us', { aud: ['google-client', 'another-app'] }],
    [
      'several audiences for another party',
      { aud: ['google-client', 'another-app'], azp: 'another-app' },
    ],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['an end in the past', { exp: nowS() - 90, iat: nowS() - 3000 }],
    ['a beginning in the future', { nbf: nowS() + 90 }],
    ['being made in the future', { iat: nowS() + 90 }],
    ['being made long ago', { iat: nowS() - 7200, exp: nowS() + 3600 }],
  ])('is refused for %s', async (_, claims) => refused(await google.idToken(claims)));

  // security: Proof by a provider
  it.each([
    ['made moments ago', { iat: nowS() - 60 }, true],
    ['made ten minutes ago', { iat: nowS() - 600 }, false],
    ['of a sign-in there moments ago', { auth_time: nowS() - 60 }, true],
    ['of a sign-in there ten minutes ago', { auth_time: nowS() - 600 }, false],
    ['of a sign-in there in the future', { auth_time: nowS() + 90 }, false],
  ])('proves its owner if it is fresh: %s', async (_, claims, isFresh) => {
    const { status, body } = await send(await google.idToken(claims));
    expect(status).toBe(200);
    const account = await call(readUser, { token: body.tokens.access.token });
    expect(account.body.isFreshFromProvider).toBe(isFresh);
  });

  // security: 18
  it('is rejected when it is signed with another key, or with none', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const [theirs] = google.keys.toJSON();
    const claims = {
      ...person,
      iss: google.issuer,
      aud: google.clientId,
      iat: nowS(),
      exp: nowS() + 600,
    };
    const kid = String(theirs?.['kid']);
    const sign = (
      header: { alg: string; kid?: string; jwk?: object },
      key: Parameters<SignJWT['sign']>[0],
    ) => new SignJWT(claims).setProtectedHeader(header).sign(key);
    await refused(await sign({ alg: 'RS256', kid }, privateKey));
    await refused(await sign({ alg: 'RS256', jwk: await exportJWK(privateKey) }, privateKey));
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    await refused(`${encode({ alg: 'none', kid })}.${encode(claims)}.`);
    const publicKey = await importJWK(theirs as object, 'RS256', { extractable: true });
    const pem = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
    await refused(await sign({ alg: 'HS256', kid }, pem));
    const [header, payload, signature] = (await google.idToken()).split('.');
    await refused(`${header}.${encode({ ...claims, sub: 'somebody else' })}.${signature}`);
    await refused(`${header}.${payload}.`);
    for (const nonsense of ['x', 'a.b.c', '..', 'eyJhbGciOiJSUzI1NiJ9.e30.', '🔑'])
      await refused(nonsense);
  });

  it('is accepted with several audiences when it names ours, and with a small clock difference', async () => {
    expect(
      (await send(await google.idToken({ aud: ['google-client', 'x'], azp: 'google-client' })))
        .status,
    ).toBe(200);
    expect((await send(await google.idToken({ exp: nowS() - 5 }))).status).toBe(200);
    expect((await send(await google.idToken({ iat: nowS() + 5, nbf: nowS() + 5 }))).status).toBe(
      200,
    );
  });

  it('needs an e-mail the first time only', async () => {
    const { status, body } = await send(await google.idToken({ email: undefined }));
    expect([status, body.error.code]).toEqual([409, 'provider_email_missing']);
    await send(await google.idToken());
    expect((await send(await google.idToken({ email: undefined }))).status).toBe(200);
  });

  // security: 18
  it('does not open an account whose e-mail the provider has not verified', async () => {
    await buildCreator({ email: 'ana@example.org' });
    for (const isVerified of [false, undefined, 'true', 1]) {
      const { status, body } = await send(await google.idToken({ email_verified: isVerified }));
      expect([status, body.error.code]).toEqual([409, 'provider_email_taken']);
    }
    expect(await db().linkedProvider.count()).toBe(0);
  });

  it.each([
    ['away', (url: string) => url.replace(/\d+$/, '9')],
    ['answering nonsense', () => 'nonsense'],
    ['leading elsewhere', () => 'redirect'],
    ['endless', () => 'endless'],
    ['another issuer', () => 'other'],
  ])('waits when the provider is %s', async (_, issuerOf) => {
    const bodies: Record<string, string> = {
      '/nonsense': '<html>',
      '/other': JSON.stringify({
        issuer: google.issuer,
        authorization_endpoint: 'http://a.example',
        token_endpoint: 'http://a.example',
        jwks_uri: 'http://a.example',
      }),
    };
    const server = createServer((request, response) => {
      const [, kind = ''] = (request.url ?? '').split('/');
      if (kind === 'redirect')
        return void response
          .writeHead(302, { location: `${google.issuer}/.well-known/openid-configuration` })
          .end();
      if (kind !== 'endless') return void response.end(bodies[`/${kind}`]);
      const more = () =>
        response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more));
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const kind = issuerOf(google.issuer);
    const issuer = kind.startsWith('http')
      ? kind
      : `http://127.0.0.1:${(server.address() as AddressInfo).port}/${kind}`;
    Object.assign(env(), { [provider]: { ...env()[provider], issuer } });
    const { status, body, headers } = await send(await google.idToken());
    expect([status, body.error.code]).toEqual([503, 'provider_unreachable']);
    expect(body.error.message).toContain('The service does not answer. Nothing was lost');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    server.closeAllConnections();
    server.close();
  });

  it('waits five seconds for a slow provider', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(env(), {
      [provider]: {
        ...env()[provider],
        issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
    });
    const startedAtMs = Date.now();
    expect((await send(await google.idToken())).status).toBe(503);
    expect(Date.now() - startedAtMs).toBeLessThan(7_000);
    server.closeAllConnections();
    server.close();
  });

  // security: 18
  it('is accepted with a new key, which is fetched when a token first names it', async () => {
    const rotating = await startGoogle();
    onTestFinished(() => rotating.stop());
    Object.assign(env(), { [provider]: { ...env()[provider], issuer: rotating.issuer } });
    expect((await send(await rotating.idToken())).status).toBe(200);
    const { kid } = await rotating.keys.generate('RS256');
    const fresh = await rotating.idToken({}, kid);
    expect(decodeProtectedHeader(fresh).kid).toBe(kid);
    // However many unknown keys are named, the provider gets one request every few seconds at most.
    await refused(fresh);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
    expect((await send(fresh)).status).toBe(200);
  });
});

describe('an id token of the operator’s own provider', () => {
  const send = (token: string) => call(login, { params: { provider: 'oidc' }, body: { token } });
  const allow = (...allowedDomains: string[]) =>
    Object.assign(env(), { oidc: { ...env().oidc, allowedDomains } });

  // security: 18
  it('is refused for an e-mail of another domain, also of somebody who has an account', async () => {
    allow('school.example', '*.school.example');
    const refusal = async (claims: object) => {
      const { status, body } = await send(await google.idToken({ ...claims }));
      return [status, body.error?.code];
    };
    expect(await refusal({ email: 'ana@example.org' })).toEqual([403, 'email_domain_refused']);
    expect(await refusal({ email: 'ana@notschool.example' })).toEqual([
      403,
      'email_domain_refused',
    ]);
    expect(await refusal({ email: undefined })).toEqual([409, 'provider_email_missing']);
    for (const isVerified of [false, undefined, 'true'])
      expect(await refusal({ email: 'ana@school.example', email_verified: isVerified })).toEqual([
        409,
        'provider_email_unverified',
      ]);
    expect(await db().user.count()).toBe(0);
    for (const email of ['ana@school.example', 'ANA@lab.School.example'])
      expect(await refusal({ email })).toEqual([200, undefined]);
    expect(await refusal({ email: 'ana@example.org' })).toEqual([403, 'email_domain_refused']);
    expect(await db().session.count()).toBe(2);
  });

  // security: 18
  it('is named by its issuer, so that another one opens nobody’s account', async () => {
    await send(await google.idToken());
    expect(await db().linkedProvider.findFirst()).toMatchObject({
      provider: 'oidc',
      subject: `${google.issuer} ${person['sub']}`,
    });
    await db().linkedProvider.updateMany({ data: { subject: 'https://before.example 1100' } });
    await db().user.updateMany({ data: { emailKey: 'somebody@example.org' } });
    await send(await google.idToken());
    expect(await db().user.count()).toBe(2);
  });

  // security: 18
  it('is refused when it is signed with a secret that both know', async () => {
    const token = await new SignJWT({ ...person })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(google.issuer)
      .setAudience(google.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('google secret that is long enough!'));
    expect((await send(token)).status).toBe(401);
  });
});
