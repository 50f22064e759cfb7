import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@/shared/addresses/routes';

/** Makes the response for a stored picture. */
export type AnswerPicture = (
  path: string,
  headers: IncomingHttpHeaders,
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer | undefined }>;

/**
 * Answers requests below /files, the most frequent of all, without Next.
 * @returns false for any other path
 * @throws what `servePicture` throws
 */
export async function sendPicture(
  servePicture: AnswerPicture | undefined,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (!servePicture || matchRoute(path).kind !== 'picture') return false;
  const { status, headers, body } = await servePicture(path, req.headers);
  // The request may have timed out, or the client disconnected.
  if (res.headersSent || res.destroyed) return true;
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}
