import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';

/** An answer the front gives itself instead of asking Next. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/** What the front refuses, with the stable codes of the API. */
export const REFUSALS = {
  badAddress: { status: 400, code: 'malformed_address', message: 'This address cannot be read.' },
  badRequest: { status: 400, code: 'malformed_request', message: 'This request cannot be read.' },
  timeout: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
  tooLarge: { status: 413, code: 'body_too_large', message: 'The body is larger than allowed.' },
  fileTooLarge: { status: 413, code: 'file_too_large', message: 'File limit exceeded! (Max. 2mb)' },
  encoded: { status: 415, code: 'unsupported_encoding', message: 'Compressed bodies are not accepted.' },
  headersTooLarge: { status: 431, code: 'headers_too_large', message: 'The headers are larger than allowed.' },
  failed: { status: 500, code: 'internal_error', message: 'Something went wrong here.' },
  unavailable: { status: 503, code: 'database_unavailable', message: 'We cannot reach our data right now. Please try again in a moment.', headers: { 'Retry-After': '2' } },
  busy: { status: 503, code: 'busy', message: 'Too many requests at once. Please try again.', headers: { 'Retry-After': '1' } },
  slow: { status: 503, code: 'timeout', message: 'This took too long. Please try again.', headers: { 'Retry-After': '5' } },
} as const satisfies Record<string, Refusal>;

/** 405 with the methods that are allowed. */
export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405, code: 'method_not_allowed', message: 'This method is not allowed here.', headers: { Allow: allow },
});

/** Whether errors of this path come in the envelope of the API. */
export const isApi = (path: string) => path === '/v1' || path.startsWith('/v1/') || path.startsWith('/uploads/');

/** Body and type of a refusal: the API's envelope below /v1, a short text elsewhere. */
export function refusalBody(refusal: Refusal, path: string): { type: string; body: string } {
  const { code, message } = refusal;
  return isApi(path)
    ? { type: 'application/json; charset=utf-8', body: JSON.stringify({ error: { code, message } }) }
    : { type: 'text/plain; charset=utf-8', body: `${message}\n` };
}

/** Sends a refusal; does nothing when an answer is already on its way. */
export function refuse(res: ServerResponse, refusal: Refusal, path: string): void {
  if (res.headersSent) return void res.destroy();
  const { type, body } = refusalBody(refusal, path);
  res.writeHead(refusal.status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store', ...refusal.headers });
  res.end(body);
}

/** The same as raw bytes, for connections whose request could not even be parsed. */
export function rawRefusal(refusal: Refusal, path: string, headers: Record<string, string>): string {
  const { type, body } = refusalBody(refusal, path);
  const lines = Object.entries({ ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store',
    ...refusal.headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n');
}
