import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@/shared/addresses/routes';

/** True if the product can serve visitors now. */
export type ReadyCheck = () => boolean;

export const isHealth = (path: string): boolean => matchRoute(path).kind === 'health';

/**
 * Answers /healthz (the process runs) and /readyz (database reachable, not draining).
 * @returns false for any other path
 */
export function answerHealth(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  isReady: ReadyCheck,
): boolean {
  if (!isHealth(path)) return false;
  const isGood = path === '/healthz' || isReady();
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
