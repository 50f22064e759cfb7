import { logger } from '@/server/logging/logger';

/**
 * A body that is written while the client reads. Creates the first piece before, so that an early
 * failure becomes an error response. A later failure aborts the connection, so that no partial file
 * looks complete.
 */
export async function streamedBody(
  pieces: AsyncGenerator<string | Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const first = await pieces.next();
  const encoder = new TextEncoder();
  let piece = first;
  return new ReadableStream<Uint8Array>({
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
}
