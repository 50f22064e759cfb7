import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/server/env/env';
import { readOpenIdCode } from './openid-connect';
import type { OpenIdProvider } from './openid-discovery';

const { publicKey, privateKey } = await generateKeyPair('RS256');

type Asked = {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
};
type Provider = { methods?: string[]; person?: object; slash?: string };

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Exchanges a code with a provider that follows OpenID Connect strictly, unlike Google. */
async function exchange(
  { methods, person, slash = '' }: Provider,
  provider: OpenIdProvider = 'google',
) {
  const asked: Asked[] = [];
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
    '/keys': async () => ({ keys: [await exportJWK(publicKey)] }),
    '/token': async () => ({
      access_token: 'for the person',
      id_token: await new SignJWT({ nonce: 'once' })
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject('7')
        .setIssuer(origin + slash)
        .setAudience('our app')
        .setIssuedAt()
        .setExpirationTime('5m')
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
        asked.push({ path, authorization, form: Object.fromEntries(new URLSearchParams(text)) });
        response.end(JSON.stringify(await answers[path ?? '']?.()));
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(env(), {
    [provider]: { clientId: 'our app', clientSecret: 'a:b secret', issuer: origin },
  });
  const identity = readOpenIdCode(provider, {
    code: 'c',
    verifier: 'v',
    redirectUri: 'http://localhost/back',
    nonce: 'once',
  });
  return {
    identity: await identity.catch((error: Error) => error.message),
    at: (path: string) => asked.find((one) => one.path === path),
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
