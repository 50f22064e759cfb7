import { streamedBody } from '../../_lib/streamed-body';

/**
 * A file for the caller, streamed and never stored.
 * @param fileName plain ASCII
 */
export async function downloadResponse(
  pieces: AsyncGenerator<string | Uint8Array>,
  fileName: string,
  contentType = 'application/json; charset=utf-8',
): Promise<Response> {
  return new Response(await streamedBody(pieces), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
