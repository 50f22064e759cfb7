import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { readOpenIdCode } from './openid-connect';
import type { OpenIdProvider } from './openid-discovery';

const { publicKey, privateKey } = await generateKeyPair('RS256');

type Asked = {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
};
type Provider = {
  methods?: string[];
  person?: object;
  slash?: string;
  /** More in the header and the claims of the id token. */
  header?: object;
  claims?: object;
  /** Seconds by which the provider's clock is ahead of ours. */
  aheadS?: number;
  /** More in the operator's settings. */
  settings?: object;
  /** More in the public key. */
  key?: object;
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Exchanges a code with a provider that follows OpenID Connect strictly, unlike Google. */
async function exchange(
  { methods, person, slash = '', header, claims, aheadS = 0, settings, key }: Provider,
  provider: OpenIdProvider = 'google',
) {
  const requests: Asked[] = [];
  let origin = '';
  const answers: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: origin + slash,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/me`,
      jwks_uri: `${origin}/keys`,
      token_endpoint_auth_methods_supported: methods,
    }),
    '/keys': async () => ({ keys: [{ ...(await exportJWK(publicKey)), ...key }] }),
    '/token': async () => ({
      access_token: 'for the person',
      id_token: await new SignJWT({
        nonce: 'once',
        sub: '7',
        iss: origin + slash,
        aud: 'our app',
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', ...header })
        .setIssuedAt(Math.floor(Date.now() / 1000) + aheadS)
        .setExpirationTime(Math.floor(Date.now() / 1000) + aheadS + 300)
        .sign(privateKey),
    }),
    '/me': () => person ?? {},
  };
  const server = createServer(
    (request, response) =>
      void textOf(request).then(async (text) => {
        const {
          url: path,
          headers: { authorization },
        } = request;
        requests.push({ path, authorization, form: Object.fromEntries(new URLSearchParams(text)) });
        response.end(JSON.stringify(await answers[path ?? '']?.()));
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(env(), {
    [provider]: { clientId: 'our app', clientSecret: 'a:b secret', issuer: origin, ...settings },
  });
  const identity = readOpenIdCode(provider, {
    code: 'c',
    verifier: 'v',
    redirectUri: 'http://localhost/back',
    nonce: 'once',
    isProof: false,
  });
  return {
    identity: await identity.catch((error: Error) => error.message),
    at: (path: string) => requests.find((one) => one.path === path),
  };
}

const ana = { sub: '7', email: 'ana@example.org', email_verified: true, name: 'Ana' };
const form = {
  grant_type: 'authorization_code',
  code: 'c',
  code_verifier: 'v',
  redirect_uri: 'http://localhost/back',
};

describe('the exchange of a code', () => {
  it.each([undefined, ['client_secret_post', 'client_secret_basic']])(
    'sends the secret in the header where the provider supports %s',
    async (methods) => {
      const { at } = await exchange({ person: ana, ...(methods ? { methods } : {}) });
      const { authorization = '', form: sent } = at('/token') ?? {};
      expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe(
        'our%20app:a%3Ab%20secret',
      );
      expect(sent).toEqual(form);
    },
  );

  it('sends it in the form where nothing else is supported', async () => {
    const { at } = await exchange({ person: ana, methods: ['client_secret_post'] });
    expect(at('/token')).toMatchObject({
      authorization: undefined,
      form: { ...form, client_id: 'our app', client_secret: 'a:b secret' },
    });
  });

  it('queries the e-mail where the id token does not contain it', async () => {
    const { identity, at } = await exchange({ person: ana, slash: '/' });
    expect(identity).toEqual({
      provider: 'google',
      subject: '7',
      email: 'ana@example.org',
      isEmailVouched: true,
      name: 'Ana',
      provedAt: expect.any(Date),
    });
    expect(at('/me')?.authorization).toBe('Bearer for the person');
  });

  it('rejects userinfo of another subject', async () => {
    expect((await exchange({ person: { ...ana, sub: '8' } })).identity).toBe('provider_refused');
  });

  it('treats an e-mail as unverified when the provider says nothing', async () => {
    expect(
      (await exchange({ person: { sub: '7', email: 'ana@example.org' } })).identity,
    ).toMatchObject({ isEmailVouched: false });
  });
});

it('reads the answer of the operator’s own provider alike, and keeps its ids apart by issuer', async () => {
  const { identity, at } = await exchange({ person: ana, slash: '/' }, 'oidc');
  const { issuer } = env().oidc ?? {};
  expect(identity).toMatchObject({ provider: 'oidc', subject: `${issuer} 7`, email: ana.email });
  expect(at('/me')?.authorization).toBe('Bearer for the person');
  expect((await exchange({ person: { ...ana, sub: '8' } }, 'oidc')).identity).toBe(
    'provider_refused',
  );
});

describe('an id token of the operator’s own provider', () => {
  const read = async (token: Provider, provider: OpenIdProvider = 'oidc') =>
    (await exchange({ person: ana, ...token, claims: { ...ana, ...token.claims } }, provider))
      .identity;

  it.each<[string, Provider]>([
    ['for another party', { claims: { azp: 'their app' } }],
    ['that is an access token by its header', { header: { typ: 'at+jwt' } }],
    ['of an unreadable type', { header: { typ: 7 } }],
    ['that is an access token by its claims', { claims: { typ: 'Bearer' } }],
    ['that is a logout token', { header: { typ: 'logout+jwt' } }],
    ['whose subject is a number', { claims: { sub: 7 } }],
    ['whose subject is too long', { claims: { sub: 'x'.repeat(256) } }],
    ['whose subject has control characters', { claims: { sub: '7\u0000' } }],
    ['whose subject is half a letter', { claims: { sub: '7\ud800' } }],
  ])('is refused %s', async (_, token) => expect(await read(token)).toBe('provider_refused'));

  it.each<[string, Provider]>([
    ['for us', { claims: { azp: 'our app' } }],
    ['of the type JWT', { header: { typ: 'jwt' }, claims: { typ: 'ID' } }],
  ])('is accepted %s', async (_, token) =>
    expect(await read(token)).toMatchObject({ email: ana.email }),
  );

  it.each([
    [55, { email: ana.email }],
    [-350, { email: ana.email }],
    [70, 'provider_refused'],
    [-370, 'provider_refused'],
  ])('may come from a clock that is a minute off: %i s', async (aheadS, outcome) => {
    const logged = vi.spyOn(logger, 'warn').mockReset().mockReturnValue(undefined);
    expect(await read({ aheadS })).toEqual(
      typeof outcome === 'string' ? outcome : expect.objectContaining(outcome),
    );
    expect(logged.mock.calls.map(([event]) => event)).toEqual(
      typeof outcome === 'string' ? ['provider_clock'] : [],
    );
  });

  it.each([
    ['trusted where it says nothing', undefined, { trustsEmail: true }, true],
    ['not trusted without the setting', undefined, { trustsEmail: false }, false],
    ['not trusted against its word', false, { trustsEmail: true }, false],
    ['not trusted for a text', 'true', { trustsEmail: true }, false],
  ])('has an e-mail that is %s', async (_, email_verified, settings, isEmailVouched) => {
    expect(await read({ claims: { email_verified }, settings })).toMatchObject({ isEmailVouched });
    expect(
      await read({
        claims: { email: undefined, email_verified: undefined },
        person: { ...ana, email_verified },
        settings,
      }),
    ).toMatchObject({ isEmailVouched });
  });

  it('may be for another app of the same project at Google', async () => {
    expect(await read({ claims: { azp: 'their phone app' } }, 'google')).toMatchObject({
      subject: '7',
    });
  });

  it('waits while the provider publishes a broken key', async () => {
    expect(await read({ key: { n: undefined } })).toBe('provider_unreachable');
  });

  it.each<[string, Provider]>([
    [
      'userinfo',
      {
        claims: { email: undefined, name: undefined },
        person: { ...ana, email_verified: 'true', name: null },
      },
    ],
    ['the id token', { claims: { email_verified: 'true', name: null } }],
  ])('vouches for an e-mail only with a plain true in %s', async (_, token) => {
    const identity = await read(token);
    expect(identity).toMatchObject({ email: ana.email, isEmailVouched: false });
    expect(identity).toHaveProperty('name', undefined);
  });

  it('may come without an e-mail', async () => {
    const nobody = { sub: '7', email: null, email_verified: null, name: null };
    expect(await read({ claims: nobody, person: nobody })).toMatchObject({ email: undefined });
  });
});
