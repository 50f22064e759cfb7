import { errorText, fieldText } from '@/i18n/error-text';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { entityTagOf } from '@/server/entity-tag';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { challengeOf } from './scope';

const DATABASE_RETRY_SECONDS = 2;
const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** Public reads: scripts of other sites may read them too, without credentials. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };
const EXPOSED = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After'].join(', ');
/** The answer to the question whether scripts of other sites may make a public read. */
export const PREFLIGHT = {
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-Match, If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/** A response that depends on the caller or follows a change: never stored. */
export function privateResponse(body: unknown, status: number): Response {
  const headers = { ...JSON_HEADERS, 'Cache-Control': 'no-store' };
  return status === 204
    ? new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
    : new Response(JSON.stringify(body), { status, headers });
}

/** A public read: the same for all callers, with a strong ETag and 304 (docs/reference/limits.md#answers). */
export function publicResponse(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = entityTagOf(text);
  const headers = {
    ...JSON_HEADERS,
    'Cache-Control': 'no-cache',
    ETag: etag,
    ...ANY_ORIGIN,
    'Access-Control-Expose-Headers': EXPOSED,
    Vary: 'Accept-Language',
  };
  const known =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*')
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

/**
 * Any error as the envelope of docs/reference/limits.md#errors, in the caller's language. Internal errors
 * are logged and reveal nothing.
 */
export function errorResponse(error: unknown, locale: Locale, request: Request): Response {
  const known = loggedError(error, request);
  const body = {
    error: describeError(known, locale),
    ...(known.current === undefined ? {} : { current: known.current }),
    ...(known.waitsFor && { waitsFor: known.waitsFor }),
    ...(known.secondFactor && { secondFactor: known.secondFactor }),
  };
  const response = privateResponse(body, known.status);
  if (known.retryAfterSeconds !== undefined)
    response.headers.set('Retry-After', String(known.retryAfterSeconds));
  if (known.tag !== undefined) response.headers.set('ETag', known.tag);
  const challenge = challengeOf(known.code);
  if (challenge) response.headers.set('WWW-Authenticate', challenge);
  return response;
}

/** The error without details that only we may know; an internal one is logged. */
export function loggedError(error: unknown, request: Request): AppError {
  const known = toAppError(error);
  if (known.code === 'internal')
    logger.error('request_failed', error, { path: new URL(request.url).pathname });
  return known;
}

/** An error in words, and why its fields were refused. */
export function describeError({ fields, ...error }: AppError, locale: Locale) {
  return {
    code: error.code,
    message: errorText(locale, error),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, problem]) => [path, fieldText(locale, problem)]),
      ),
    }),
  };
}

/** The error without details that only we may know. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new AppError('database_unavailable', {
      retryAfterSeconds: DATABASE_RETRY_SECONDS,
      cause: error,
    });
  }
  return new AppError('internal', { cause: error });
}
