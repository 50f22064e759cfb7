import { Readable } from 'node:stream';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { logger } from '@/server/logging/logger';

export const ATOM = 'application/atom+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const DATABASE_RETRY_SECONDS = 2;

/**
 * An XML document for machines, rendered for each request, so that it never names what is no longer
 * public. 404 when there is none, 503 while the database is unavailable.
 */
export async function xmlAnswer(
  making: Promise<Readable | string | undefined>,
  contentType = XML,
): Promise<Response> {
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
  try {
    const document = await making;
    if (document === undefined)
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
    return new Response(
      typeof document === 'string'
        ? document
        : (Readable.toWeb(document) as ReadableStream<string>).pipeThrough(new TextEncoderStream()),
      { headers },
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) {
      logger.error('xml_failed', error);
      return new Response(null, { status: 500, headers: { 'Cache-Control': 'no-store' } });
    }
    return new Response(null, {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(DATABASE_RETRY_SECONDS) },
    });
  }
}
