import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

type Person = { email: string; email_verified: boolean; name: string };

/** A full OpenID Connect provider on loopback, with pages for signing in, consent and signing out. */
export type OpenIdProvider = {
  issuer: string;
  /** By the name that they type there; any password will do. */
  people: Map<string, Person>;
  stop: () => Promise<void>;
};

export const OPENID_CLIENT = { clientId: 'makerstep', clientSecret: 'a secret of the school' };

/** Starts it on 127.0.0.1 for a product at this address. */
export async function startOpenIdProvider(port: number, product: string): Promise<OpenIdProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256' };
  const answer = new Provider(issuer, {
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: [`${product}/api/auth/callback/oidc`],
        post_logout_redirect_uris: [`${product}/auth`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ sub: accountId, ...person }) };
    },
  }).callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    people,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
