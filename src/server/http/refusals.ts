import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { messagesFor } from '@/i18n/messages';
import { matchRoute } from '@/shared/addresses/routes';
import { siteLocale } from '../site/current';
import { localeOf, REFUSAL_POLICY, refusalPage, wantsPage } from './refusal-page';

/** An error response of the HTTP server itself. */
export interface Refusal {
  status: number;
  /** Its text is in messages/*.json under `front`, by the same code. */
  code: string;
  headers?: Record<string, string>;
}

/** The errors of the HTTP server, with the stable codes of the API. */
export const REFUSALS = {
  badAddress: { status: 400, code: 'malformed_address' },
  badRequest: { status: 400, code: 'malformed_request' },
  stranger: { status: 401, code: 'unauthenticated' },
  notFound: { status: 404, code: 'not_found' },
  timeout: { status: 408, code: 'request_timeout' },
  tooLarge: { status: 413, code: 'body_too_large' },
  fileTooLarge: { status: 413, code: 'file_too_large' },
  importTooLarge: { status: 413, code: 'import_too_large' },
  encoded: { status: 415, code: 'unsupported_encoding' },
  headersTooLarge: { status: 431, code: 'headers_too_large' },
  failed: { status: 500, code: 'internal_error' },
  unavailable: { status: 503, code: 'database_unavailable', headers: { 'Retry-After': '2' } },
  busy: { status: 503, code: 'busy', headers: { 'Retry-After': '1' } },
  slow: { status: 503, code: 'timeout', headers: { 'Retry-After': '5' } },
} as const satisfies Record<string, Refusal>;

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  code: 'method_not_allowed',
  headers: { Allow: allow },
});

/** Reports whether errors of this path have the envelope of the API. */
export const isApi = (path: string) => ['api', 'upload'].includes(matchRoute(path).kind);

/**
 * Body and content type of a refusal: the API's envelope below /v1, a short text elsewhere.
 * @param req missing when it could not be parsed
 */
export function refusalBody(
  { code }: Refusal,
  path: string,
  req?: IncomingMessage,
): { type: string; body: string } {
  const texts: Record<string, string> = messagesFor(
    req ? localeOf(req.url ?? '', req.headers) : siteLocale(),
  ).httpErrors;
  const message = texts[code] ?? code;
  return isApi(path)
    ? {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ error: { code, message } }),
      }
    : { type: 'text/plain; charset=utf-8', body: `${message}\n` };
}

/** Sends a refusal, as a page to browsers. Cuts the connection when a response has begun. */
export function refuse(res: ServerResponse, refusal: Refusal, path: string): void {
  if (res.headersSent) return void res.destroy();
  const isPage = !isApi(path) && wantsPage(res.req.headers);
  const { type, body } = isPage
    ? {
        type: 'text/html; charset=utf-8',
        body: refusalPage(refusal.code, res.req.url ?? '/', res.req.headers),
      }
    : refusalBody(refusal, path, res.req);
  if (isPage) res.setHeader('Content-Security-Policy', REFUSAL_POLICY);
  res.writeHead(refusal.status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...refusal.headers,
  });
  res.end(body);
}

/** A refusal as a raw HTTP response, for requests that could not be parsed. */
export function rawRefusal(
  refusal: Refusal,
  path: string,
  headers: Record<string, string>,
): string {
  const { type, body } = refusalBody(refusal, path);
  const lines = Object.entries({
    ...headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...refusal.headers,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join(
    '\r\n',
  );
}
