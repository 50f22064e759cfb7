import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers whether the product can take visitors now. */
export type ReadyCheck = () => Promise<boolean>;

const PATHS = new Set(['/healthz', '/readyz']);

/** Whether a path is one by which machines ask again and again how the product is. */
export const isHealth = (path: string): boolean => PATHS.has(path);

/** Answers /healthz (the process lives) and /readyz (database reachable, not draining); false for any other path. */
export async function answerHealth(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  isReady: ReadyCheck,
): Promise<boolean> {
  if (!isHealth(path)) return false;
  const isGood = path === '/healthz' || (await isReady());
  const body = isGood ? 'ok\n' : 'not ready\n';
  res.writeHead(isGood ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(isGood ? {} : { 'Retry-After': '5' }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}
