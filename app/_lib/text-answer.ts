import { createHash } from 'node:crypto';
import { matchLocale } from '@/i18n/negotiate-locale';
import { messagesFor } from '@/i18n/messages';
import { showsPart } from '@/i18n/operator-settings';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { hasTag } from '@/server/http/response-cache/encoded-response';
import { logger } from '@/server/logging/logger';
import { siteLocale } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';

const MARKDOWN = 'text/markdown; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';
const ENDING = '.md';
const DATABASE_RETRY_SECONDS = 2;

/** Text for programs, and the page with its content, which search engines show instead. */
export type TextDocument = { text: string; canonical?: string };

/**
 * The route of a Markdown document. What stands before the ending of its address, blank for any
 * other address, is the identifier to read, with the language that was asked for.
 */
export const markdownRoute =
  (read: (uid: string, lang?: string) => Promise<TextDocument>) =>
  async (request: Request, { params }: { params: Promise<Record<string, string>> }) => {
    const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
    const [part = ''] = Object.values(await params);
    const uid = part.endsWith(ENDING) ? part.slice(0, -ENDING.length) : '';
    return textAnswer(request, MARKDOWN, () => read(uid, lang));
  };

/**
 * A text for programs; 404 where the operators show programs none. 304 for clients that have it, the status of an `AppError` with its message
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
    if (!showsPart('agents')) throw new AppError('not_found');
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
