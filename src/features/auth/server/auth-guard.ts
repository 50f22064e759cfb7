import 'server-only';
import { matchRoute } from '@/shared/addresses/routes';
import { parseCookies } from '@/shared/interface/cookies';
import { paths } from '@/shared/addresses/paths';
import { findBrowserSession } from './sessions/browser-session';

/**
 * The redirect target instead of a private page without a live session. The HTTP server calls this
 * before Next responds: a streaming page could only redirect by script
 * (docs/reference/accounts.md#private-pages, fine print).
 * @returns a path with the return address, or undefined when the page may be shown
 */
export async function redirectUnauthenticated(
  { path, search }: { path: string; search: string },
  cookieHeader: string | undefined,
): Promise<string | undefined> {
  const needsSession = matchRoute(path).access === 'session';
  if (!needsSession || (await findBrowserSession(parseCookies(cookieHeader)))) return undefined;
  return paths.logoutFrom(path + search);
}
