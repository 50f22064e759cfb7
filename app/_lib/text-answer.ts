import { createHash } from 'node:crypto';
import { matchLocale } from '@/i18n/negotiate-locale';
import { messagesFor } from '@/i18n/messages';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { hasTag } from '@/server/http/response-cache/encoded-response';
import { logger } from '@/server/logging/logger';
import { siteLocale } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';

export const MARKDOWN = 'text/markdown; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';
const ENDING = '.md';
const DATABASE_RETRY_SECONDS = 2;

/** Text for programs, and the page with its content, which search engines show instead. */
export type TextDocument = { text: string; canonical?: string };

/** The identifier before the ending of an address; blank for any other address. */
export const beforeEnding = (part: string): string =>
  part.endsWith(ENDING) ? part.slice(0, -ENDING.length) : '';

/**
 * A text for programs. 304 for clients that have it, the status of an `AppError` with its message
 * as text, 503 while the database is unavailable.
 */
export async function textAnswer(
  request: Request,
  contentType: string,
  make: () => Promise<TextDocument>,
): Promise<Response> {
  // Read first: then no build makes the text.
  const condition = request.headers.get('if-none-match') ?? undefined;
  try {
    const { text, canonical } = await make();
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'no-cache',
      ETag: etag,
      ...(canonical ? { Link: `<${canonical}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' } : {}),
    };
    if (hasTag(condition, etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
  } catch (error) {
    if (error instanceof AppError) return refused(request, error);
    const isAway = isDatabaseUnavailable(error);
    if (!isAway) logger.error('text_failed', error);
    return new Response(null, {
      status: isAway ? 503 : 500,
      headers: {
        'Cache-Control': 'no-store',
        ...(isAway ? { 'Retry-After': String(DATABASE_RETRY_SECONDS) } : {}),
      },
    });
  }
}

function refused(request: Request, { status, code }: AppError): Response {
  const lang = new URL(request.url).searchParams.get('lang');
  const texts: Record<string, string> = messagesFor(matchLocale(lang) ?? siteLocale()).errors;
  return new Response(`${texts[code] ?? code}\n`, {
    status,
    headers: { 'Content-Type': PLAIN, 'Cache-Control': 'no-cache' },
  });
}
