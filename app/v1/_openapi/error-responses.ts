import { REFUSALS } from '@/server/http/refusals';
import { errorText } from '@/i18n/error-text';
import { messagesFor } from '@/i18n/messages';
import { AppError } from '@/shared/http/app-error';
import { ERROR_STATUS, type ErrorCode } from '@/shared/http/error-codes';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { challengeOf } from '../_lib/scope';
import type { JsonSchema } from './json-schema';

type HttpErrorCode = Exclude<(typeof REFUSALS)[keyof typeof REFUSALS]['code'], ErrorCode>;
export type DescribedCode = ErrorCode | HttpErrorCode;

const FRONT_STATUS = Object.fromEntries(
  Object.values(REFUSALS).map(({ code, status }) => [code, status]),
) as Record<HttpErrorCode, number>;
const STATUS: Readonly<Record<DescribedCode, number>> = { ...FRONT_STATUS, ...ERROR_STATUS };

/** Every error code, including those of the HTTP server. */
export const ERROR_CODES = Object.keys(STATUS);

/** Errors that any request can get. */
export const ANYWHERE: readonly DescribedCode[] = [
  'malformed_request',
  'malformed_address',
  'method_not_allowed',
  'headers_too_large',
  'database_unavailable',
  'overloaded',
  'busy',
  'timeout',
];

/** Errors that any request with a body can get. */
export const WITH_BODY: readonly DescribedCode[] = [
  'request_timeout',
  'body_too_large',
  'unsupported_encoding',
];

const JSON_TYPE = 'application/json';
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const HEADERS: Readonly<Record<number, JsonSchema>> = {
  401: { 'WWW-Authenticate': header('authenticate') },
  403: { 'WWW-Authenticate': header('insufficientScope') },
  405: { Allow: header('allow') },
  412: { ETag: header('ownTag') },
  429: {
    'Retry-After': header('retryAfter'),
    'RateLimit-Policy': header('rateLimitPolicyRefused'),
    RateLimit: header('rateLimitRefused'),
  },
  503: { 'Retry-After': header('retryAfterOutage') },
};

/** Descriptions for programs, where the text for people omits something. */
const WORDS: Partial<Record<DescribedCode, string>> = {
  unauthenticated:
    'No access token was sent, or the session it belongs to has ended or expired. Make a token with POST /auth/login, ' +
    'or a personal one in the settings of your account. A public call answers so on a site that is for people who are signed in.',
  method_not_allowed: 'This address does not know the method. `Allow` names those that it knows.',
  unsupported_media_type:
    'The `Content-Type` is not one that this call takes, or the body is compressed.',
  malformed_request: 'The request cannot be read, for instance because a parameter holds NUL.',
};

function textOf(code: DescribedCode): string {
  const ownText = WORDS[code];
  if (ownText !== undefined) return ownText;
  return code in ERROR_STATUS
    ? errorText(DEFAULT_LOCALE, new AppError(code as ErrorCode))
    : messagesFor(DEFAULT_LOCALE).httpErrors[code as HttpErrorCode];
}

/** One response per status, with its error codes and their texts. */
export function errorResponses(codes: ReadonlySet<DescribedCode>): Record<string, JsonSchema> {
  const statuses = [...new Set([...codes].map((code) => STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codesOfStatus = [...codes].filter((code) => STATUS[code] === status);
      const isChallenge =
        status !== 403 || codesOfStatus.some((code) => challengeOf(code as ErrorCode));
      return [
        String(status),
        {
          description: codesOfStatus.map((code) => `\`${code}\`: ${textOf(code)}`).join('\n\n'),
          headers: isChallenge ? HEADERS[status] : undefined,
          content: {
            [JSON_TYPE]: {
              schema: { allOf: [{ $ref: '#/components/schemas/Error' }, codesOf(codesOfStatus)] },
            },
          },
        },
      ];
    }),
  );
}

const codesOf = (codes: DescribedCode[]) => ({
  type: 'object',
  properties: { error: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
});
