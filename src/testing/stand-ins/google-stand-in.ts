import {
  type JwtTransform,
  type MutableRedirectUri,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import type { IncomingMessage } from 'node:http';

type Claims = Record<string, unknown>;

/** A fake Google on loopback: a real OpenID Connect server. */
export type GoogleStandIn = {
  issuer: string;
  clientId: string;
  /** The signed-in user, as claims of an id token. */
  person: Claims;
  /** Wrong claims of the next id token; undefined omits a claim. */
  wrong: Claims;
  /** True if the user declines at the consent page. */
  isCancelled: boolean;
  /** Queries of browsers, and forms of code exchanges. */
  authorizations: Record<string, string>[];
  exchanges: Record<string, unknown>[];
  keys: OAuth2Server['issuer']['keys'];
  /** A valid id token, changed by `claims`, signed with a certain key. */
  idToken: (claims?: Claims, kid?: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** The product's registration there. */
export const GOOGLE_CLIENT = { clientId: 'google-client', clientSecret: 'google secret' };

/** Starts it on 127.0.0.1, by default on a free port. */
export async function startGoogle(port = 0): Promise<GoogleStandIn> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const { clientId } = GOOGLE_CLIENT;
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const claimsOf =
    (claims: Claims): JwtTransform =>
    (_, payload) => {
      Object.assign(payload, { aud: clientId, ...standIn.person, ...claims });
      for (const [name, value] of Object.entries(payload))
        if (value === undefined) delete payload[name];
    };
  const standIn: GoogleStandIn = {
    issuer,
    clientId,
    person: { sub: '1100', email: 'ana@example.org', email_verified: true, name: 'Ana Prado' },
    wrong: {},
    isCancelled: false,
    authorizations: [],
    exchanges: [],
    keys: server.issuer.keys,
    idToken: (claims = {}, kid) =>
      server.issuer.buildToken({
        scopesOrTransform: claimsOf(claims),
        ...(kid === undefined ? {} : { kid }),
      }),
    stop: () => server.stop(),
  };
  server.service.on(
    'beforeAuthorizeRedirect',
    ({ url }: MutableRedirectUri, request: IncomingMessage) => {
      standIn.authorizations.push(
        Object.fromEntries(new URL(request.url ?? '', issuer).searchParams),
      );
      if (!standIn.isCancelled) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    },
  );
  server.service.on(
    'beforeTokenSigning',
    (token: MutableToken, request: TokenRequestIncomingMessage) => {
      // The access token is not checked; only the id token names its audience.
      if (token.payload['aud'] === undefined) return;
      standIn.exchanges.push({ ...request.body });
      claimsOf(standIn.wrong)(token.header, token.payload);
    },
  );
  return standIn;
}
