import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_IP_HEADER, MISSING_HEADER, TAKEN_DOWN_HEADER } from '@/shared/http/headers';
import { ROUTER_HEADER } from '@/shared/http/router-headers';
import type { InnerHandler } from './next-errors';
import { matchRoute } from '@/shared/addresses/routes';
import { refusalBody, REFUSALS } from './refusals';
import { readTarget } from './requests/request-target';
import { beforeHead } from './response-hooks';

export interface MissingPages {
  /** Reports whether the guide, the creator or the preview of a path does not exist. */
  isMissingPage?: (path: string, clientIp: string) => Promise<boolean>;
  /** True if the operators took it down; called for missing pages. */
  isTakenDownPage?: (path: string) => Promise<boolean>;
}

/**
 * Marks a request for the document of a missing page, for which the middleware chooses the 'not
 * found' document. The router has its own in the page that is shown.
 */
export async function markMissingPage(
  { headers }: IncomingMessage,
  path: string,
  isMissingPage: MissingPages['isMissingPage'],
): Promise<void> {
  if (!isMissingPage || headers[ROUTER_HEADER] !== undefined) return;
  // If the check fails, Next renders the page, which may be cached or fails with its own message.
  const clientIp = headers[CLIENT_IP_HEADER]?.toString() ?? 'unknown';
  if (await isMissingPage(path, clientIp).catch(() => false)) headers[MISSING_HEADER] = '1';
}

const [NOT_FOUND, GONE] = [404, 410];
const TEXT_FILE = /\.(?:txt|md)$/i;

/**
 * Answers a request for a text that does not exist with a short one: programs try several
 * addresses, and no page is rendered for them.
 * @returns false for any other request
 */
export function refusedText(req: IncomingMessage, res: ServerResponse, path: string): boolean {
  const { kind, page } = matchRoute(path);
  // A printed code may end like a file name.
  if (kind !== 'page' || page === 'code' || !TEXT_FILE.test(path)) return false;
  const { type, body } = refusalBody(REFUSALS.notFound, path, req);
  res.writeHead(NOT_FOUND, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  res.end(body);
  return true;
}

/**
 * Answers 410 instead of 404 for a missing page whose guide was taken down, with a document that
 * says so.
 */
export const withTakenDownPage =
  (inner: InnerHandler, isTakenDown: MissingPages['isTakenDownPage']): InnerHandler =>
  async (req, res) => {
    const path = readTarget(req.url ?? '/')?.path;
    if (
      isTakenDown &&
      path !== undefined &&
      req.headers[MISSING_HEADER] !== undefined &&
      (await isTakenDown(path).catch(() => false))
    ) {
      req.headers[TAKEN_DOWN_HEADER] = '1';
      beforeHead(res, (status) => (status === NOT_FOUND ? GONE : status));
    }
    return inner(req, res);
  };
