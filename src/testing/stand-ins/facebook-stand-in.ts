import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body?: unknown; html?: string };
type Fields = Record<string, string>;

/** A fake Facebook on loopback: the consent page, and the Graph API with real response shapes. */
export type FacebookStandIn = {
  graphUrl: string;
  dialogUrl: string;
  clientId: string;
  clientSecret: string;
  /** The owner of every token. */
  person: { id: string; name?: string; email?: string };
  /** Wrong fields of the token inspection. */
  inspection: Record<string, unknown>;
  /** The response of /me instead of `person`. */
  me: Record<string, unknown>;
  /** Status of every call. */
  fails: number | undefined;
  authorizations: Fields[];
  exchanges: Fields[];
  stop: () => Promise<void>;
};

const failure = (message: string, type = 'OAuthException'): Answer => ({
  status: 400,
  body: { error: { message, type, code: 100, fbtrace_id: 'Axyz' } },
});

/** The product's registration there. */
export const FACEBOOK_APP = { clientId: '4711', clientSecret: 'facebook secret' };

/** Starts it on 127.0.0.1, by default on a free port. */
export async function startFacebook(port = 0): Promise<FacebookStandIn> {
  const { clientId, clientSecret } = FACEBOOK_APP;
  const codes = new Map<string, Fields>();
  const calls: Record<string, (fields: Fields) => Answer> = {
    'GET /dialog/oauth': (query) => {
      standIn.authorizations.push(query);
      const back = (answer: Fields) =>
        `${query['redirect_uri']}?${new URLSearchParams({ ...answer, state: query['state'] ?? '' })}`;
      const code = randomUUID();
      codes.set(code, query);
      const no = back({
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      });
      return {
        html: `<!doctype html><title>Consent</title><a href="${back({ code }).replaceAll('&', '&amp;')}">Continue as ${standIn.person.name}</a> <a href="${no.replaceAll('&', '&amp;')}">Cancel</a>`,
      };
    },
    'POST /oauth/access_token': (form) => {
      standIn.exchanges.push(form);
      const authorization = codes.get(form['code'] ?? '');
      codes.delete(form['code'] ?? '');
      if (form['client_id'] !== clientId || form['client_secret'] !== clientSecret)
        return failure('Error validating client secret.');
      if (!authorization) return failure('This authorization code has been used.');
      if (authorization['redirect_uri'] !== form['redirect_uri'])
        return failure(
          'Error validating verification code. Please make sure your redirect_uri is identical.',
        );
      const challenge = createHash('sha256')
        .update(form['code_verifier'] ?? '')
        .digest('base64url');
      if (authorization['code_challenge'] !== challenge)
        return failure('Invalid code_verifier parameter.');
      return {
        body: { access_token: `EAA${randomUUID()}`, token_type: 'bearer', expires_in: 5_183_944 },
      };
    },
    'GET /debug_token': (query) => {
      if (query['access_token'] !== `${clientId}|${clientSecret}`)
        return failure('Invalid OAuth access token signature.');
      if (!query['input_token']?.startsWith('EAA'))
        return {
          body: {
            data: {
              error: { code: 190, message: 'Malformed access token' },
              is_valid: false,
              scopes: [],
            },
          },
        };
      return {
        body: {
          data: {
            app_id: clientId,
            type: 'USER',
            application: 'Makerstep',
            data_access_expires_at: 0,
            expires_at: Math.floor(Date.now() / 1000) + 3600,
            is_valid: true,
            issued_at: 1,
            scopes: ['email', 'public_profile'],
            user_id: standIn.person.id,
            ...standIn.inspection,
          },
        },
      };
    },
    'GET /me': (query) => {
      const proof = createHmac('sha256', clientSecret)
        .update(query['access_token'] ?? '')
        .digest('hex');
      if (query['appsecret_proof'] !== proof)
        return failure(
          'Invalid appsecret_proof provided in the API argument',
          'GraphMethodException',
        );
      return { body: { ...standIn.person, ...standIn.me } };
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const fields = Object.fromEntries(
      request.method === 'POST' ? new URLSearchParams(await textOf(request)) : searchParams,
    );
    const {
      status = 200,
      body,
      html,
    }: Answer = standIn.fails
      ? {
          status: standIn.fails,
          body: {
            error: { message: 'Service temporarily unavailable', type: 'OAuthException', code: 2 },
          },
        }
      : (calls[`${request.method} ${pathname}`]?.(fields) ??
        failure('Unknown path components', 'OAuthException'));
    response.writeHead(status, {
      'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=UTF-8',
    });
    response.end(html ?? JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const graphUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: FacebookStandIn = {
    graphUrl,
    dialogUrl: `${graphUrl}/dialog/oauth`,
    clientId,
    clientSecret,
    person: { id: '900', name: 'Beto Lima', email: 'beto@example.org' },
    inspection: {},
    me: {},
    fails: undefined,
    authorizations: [],
    exchanges: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
