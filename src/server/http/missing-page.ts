import type { IncomingMessage } from 'node:http';
import { CLIENT_IP_HEADER, MISSING_HEADER } from '@/shared/http/headers';
import { ROUTER_HEADER } from '@/shared/http/router-headers';

/** Whether the guide, the creator or the preview of a path does not exist. */
export type MissingPageCheck = (path: string, clientIp: string) => Promise<boolean>;

/**
 * Marks a request for the document of a missing page, for which the middleware chooses the 'not
 * found' document. The router has its own in the page that is shown.
 */
export async function markMissingPage(
  { headers }: IncomingMessage,
  path: string,
  isMissingPage: MissingPageCheck | undefined,
): Promise<void> {
  if (!isMissingPage || headers[ROUTER_HEADER] !== undefined) return;
  // If the check fails, Next renders the page, which may be cached or fails with its own message.
  const clientIp = headers[CLIENT_IP_HEADER]?.toString() ?? 'unknown';
  if (await isMissingPage(path, clientIp).catch(() => false)) headers[MISSING_HEADER] = '1';
}
