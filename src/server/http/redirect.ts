import type { IncomingMessage, ServerResponse } from 'node:http';
import { logger } from '../logging/logger';
import { REFUSALS, refuse } from './refusals';
import type { RequestTarget } from './requests/request-target';

export interface Redirects {
  /** The path to redirect to, when this visitor may not see the page. */
  redirectFor?: (
    page: RequestTarget,
    cookieHeader: string | undefined,
  ) => Promise<string | undefined>;
}

/** Redirects a visitor who may not see the page; false when they may. */
export async function redirected(
  { redirectFor }: Redirects,
  target: RequestTarget,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  try {
    const location = await redirectFor?.(target, req.headers.cookie);
    if (location !== undefined)
      res.writeHead(307, { Location: location, 'Cache-Control': 'no-store' }).end();
    return location !== undefined;
  } catch (error) {
    // Without the database the session is unknown, and no private page is shown.
    logger.error('session_unknown', error, { path: target.path });
    refuse(res, REFUSALS.unavailable, target.path);
    return true;
  }
}
