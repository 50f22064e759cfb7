import { createHash } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { matchLocale } from '@/i18n/negotiate-locale';
import { messagesFor } from '@/i18n/messages';
import { showsPart } from '@/i18n/operator-settings';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { hasTag } from '@/server/http/response-cache/encoded-response';
import { logger } from '@/server/logging/logger';
import { siteLocale } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';

const MARKDOWN = 'text/markdown; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';
const UNAVAILABLE = 503;
const RETRY = { 'Retry-After': '2' };

/** Text for programs, and the page with its content, which search engines show instead. */
export type TextDocument = { text: string; canonical?: string };

/** The identifier before the ending of an address; blank for any other address. */
export const beforeEnding = (part: string, ending = '.md'): string =>
  part.endsWith(ending) ? part.slice(0, -ending.length) : '';

/**
 * The route of a Markdown document. What stands before the ending of its address, blank for any
 * other address, is the identifier to read, with the language that was asked for.
 */
export const markdownRoute =
  (
    read: (uid: string, lang: string | undefined, query: URLSearchParams) => Promise<TextDocument>,
  ) =>
  async (request: Request, { params }: { params: Promise<Record<string, string>> }) => {
    const query = new URL(request.url).searchParams;
    const lang = query.get('lang') ?? undefined;
    const [part = ''] = Object.values(await params);
    return textAnswer(request, MARKDOWN, () => read(beforeEnding(part), lang, query));
  };

/**
 * A text for programs; 404 where the operators show programs none. 304 for clients that have it,
 * the status of an `AppError` with its message as text, 503 while the database is unavailable.
 */
export async function textAnswer(
  request: Request,
  contentType: string,
  make: () => Promise<TextDocument>,
): Promise<Response> {
  // Read first: then no build makes the text.
  const condition = request.headers.get('if-none-match') ?? undefined;
  return orRefusal(request, async () => {
    if (!showsPart('agents')) throw new AppError('not_found');
    const { text, canonical } = await make();
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'no-cache',
      ETag: etag,
      ...(canonical ? forReaders(canonical) : {}),
    };
    if (hasTag(condition, etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
  });
}

/** Headers of a document beside a page, which search engines show instead. */
export const forReaders = (canonical: string) => ({
  Link: `<${canonical}>; rel="canonical"`,
  'X-Robots-Tag': 'noindex',
});

/** An answer, or the text that says why there is none. */
export async function orRefusal(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError) return refused(request, error);
    const isAway = isDatabaseUnavailable(error);
    if (!isAway) logger.error('text_failed', error);
    return new Response(null, {
      status: isAway ? UNAVAILABLE : 500,
      headers: { 'Cache-Control': 'no-store', ...(isAway ? RETRY : {}) },
    });
  }
}

function refused(request: Request, error: AppError): Response {
  const { status, retryAfterSeconds } = error;
  return new Response(`${refusalText(error, localeOf(request))}\n`, {
    status,
    headers: {
      'Content-Type': PLAIN,
      'Cache-Control': 'no-cache',
      ...(status === UNAVAILABLE ? RETRY : {}),
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    },
  });
}

/** The reason of a field, else that of the error. */
function refusalText({ code, fields = {} }: AppError, locale: Locale): string {
  const messages = messagesFor(locale);
  const [field] = Object.values(fields);
  if (!field) return (messages.errors as Record<string, string>)[code] ?? code;
  const t = createTranslator({ locale, messages, namespace: 'validation' });
  return t(field.key as 'invalid', field.values);
}

/** Of messages: the language of the address, as no other is known for an answer to programs. */
export const localeOf = (request: Request): Locale =>
  matchLocale(new URL(request.url).searchParams.get('lang')) ?? siteLocale();
