import { SET_SESSION_COOKIE } from '@/shared/http/auth-cookies';
import { SIGNED_IN_COOKIE } from '@/shared/interface/preferences';
import { SESSION_MS } from '../constants';

/**
 * The hint cookie that follows next-auth's session cookie, so that cached public pages show the
 * right menu at once; undefined while that cookie is unchanged. Contains no secret.
 */
export function sessionHintOf(setCookies: readonly string[]): string | undefined {
  const sessions = setCookies.flatMap((cookie) => SET_SESSION_COOKIE.exec(cookie)?.[1] ?? []);
  if (sessions.length === 0) return undefined;
  const isSignedIn = sessions.some((value) => value !== '');
  return `${SIGNED_IN_COOKIE}=${isSignedIn ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? SESSION_MS / 1000 : 0}`;
}
