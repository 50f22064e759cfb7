import { logger } from '@/server/logger';

/**
 * A file for the person who asks, sent while it is being written and never stored. The first piece is written before the answer
 * begins, so that what fails at once is answered as an error; what fails later breaks the connection off, and no half file looks whole.
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
        logger.error('download_broken_off', error);
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
