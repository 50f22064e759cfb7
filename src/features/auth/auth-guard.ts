import 'server-only';
import { needsSession } from '@/i18n/routing';
import { parseCookies } from '@/shared/cookies';
import { paths } from '@/shared/paths';
import { findBrowserSession } from './browser-session';

/**
 * Where somebody without a living session is sent instead of a private page. Asked by the HTTP front before Next begins an answer:
 * a page that is already streaming could only redirect by script (contract, section 4, fine print).
 * @returns a path with the way back, or undefined when the page may be shown
 */
export async function redirectUnauthenticated(
  { path, search }: { path: string; search: string },
  cookieHeader: string | undefined,
): Promise<string | undefined> {
  if (!needsSession(path) || (await findBrowserSession(parseCookies(cookieHeader))))
    return undefined;
  return paths.logoutFrom(path + search);
}
