import { logger } from '@/server/logging/logger';

/**
 * A file for the caller, streamed and never stored. Creates the first chunk before the response
 * starts, so that an early failure becomes an error response. A later failure aborts the
 * connection, so that no partial file looks complete.
 * @param fileName plain ASCII
 */
export async function downloadResponse(
  pieces: AsyncGenerator<string | Uint8Array>,
  fileName: string,
  contentType = 'application/json; charset=utf-8',
): Promise<Response> {
  const first = await pieces.next();
  const encoder = new TextEncoder();
  let piece = first;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (piece.done) return controller.close();
      controller.enqueue(
        typeof piece.value === 'string' ? encoder.encode(piece.value) : piece.value,
      );
      try {
        piece = await pieces.next();
      } catch (error) {
        logger.error('download_aborted', error);
        controller.error(error);
      }
    },
    cancel: () => void pieces.return(undefined),
  });
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
