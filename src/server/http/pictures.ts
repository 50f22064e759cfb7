import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** What is said to who asks for a stored picture. */
export type AnswerPicture = (
  path: string,
  headers: IncomingHttpHeaders,
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer | undefined }>;

/** Answers requests below /files, the most frequent of all, without Next; false for any other path. @throws what `servePicture` throws */
export async function sendPicture(
  servePicture: AnswerPicture | undefined,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (!servePicture || !path.startsWith('/files/')) return false;
  const { status, headers, body } = await servePicture(path, req.headers);
  // Its time may have run out meanwhile, or who asked may have gone.
  if (res.headersSent || res.destroyed) return true;
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}
