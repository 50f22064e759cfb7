import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { logger } from '@/server/logging/logger';
import { sharePicture } from '@/features/site/server/share-picture/picture-cache';
import { shareVersion } from '@/server/site/share-version';
import { AppError } from '@/shared/http/app-error';
import { SHARE_PICTURE, type ShareFacts } from '@/shared/pictures/share-picture';

const RETRY_SECONDS = 5;
const HEADERS = {
  'Content-Type': SHARE_PICTURE.type,
  // Clients may store it but must revalidate: an unpublished guide's picture must not come from a
  // cache.
  'Cache-Control': 'public, no-cache',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The preview picture of a page for other sites. 404 when the page is not public, 304 for clients
 * that have the picture, 503 while the database is unavailable or too many pictures are being
 * rendered.
 */
export async function pictureAnswer(
  request: Request,
  finding: Promise<ShareFacts | undefined>,
): Promise<Response> {
  try {
    const facts = await finding;
    if (!facts)
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } });
    const headers = { ...HEADERS, ETag: `"${shareVersion(facts)}"` };
    if (request.headers.get('if-none-match')?.includes(headers.ETag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await sharePicture(facts)), { headers });
  } catch (error) {
    const isForLater =
      isDatabaseUnavailable(error) || (error instanceof AppError && error.code === 'overloaded');
    if (!isForLater) logger.error('share_picture_failed', error);
    return new Response(null, {
      status: isForLater ? 503 : 500,
      headers: {
        'Cache-Control': 'no-store',
        ...(isForLater ? { 'Retry-After': String(RETRY_SECONDS) } : {}),
      },
    });
  }
}
