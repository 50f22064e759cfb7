import 'server-only';
import { matchRoute } from '@/shared/addresses/routes';
import { parseCookies } from '@/shared/interface/cookies';
import { paths } from '@/shared/addresses/paths';
import type { IncomingHttpHeaders } from 'node:http';
import { authenticate } from './service';
import { findBrowserSession, findWaitingBrowser } from './sessions/browser-session';

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
  const cookies = parseCookies(cookieHeader);
  if (!needsSession || (await findBrowserSession(cookies))) return undefined;
  return (await findWaitingBrowser(cookies))
    ? paths.secondStep(path + search)
    : paths.logoutFrom(path + search);
}

/**
 * Reports whether the cookies are those of a live session, or the token that of one or a personal
 * one. Only for reading what everybody signed in may read: on /v1, cookies give no authority.
 */
export async function isSignedIn({ authorization, cookie }: IncomingHttpHeaders): Promise<boolean> {
  const [, bearer] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (bearer !== undefined && (await authenticate(bearer))) return true;
  return cookie !== undefined && Boolean(await findBrowserSession(parseCookies(cookie)));
}
