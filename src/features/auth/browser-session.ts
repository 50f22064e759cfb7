import 'server-only';
import { getToken } from 'next-auth/jwt';
import { env } from '@/server/env';
import { findSession, type LiveSession } from './service';

type TokenRequest = Parameters<typeof getToken>[0]['req'];

/**
 * The living session behind a browser's cookies, or undefined when there is none, it was ended or it has expired.
 * @param cookies by name, as next-auth wrote them (a long one in several parts)
 */
export async function findBrowserSession(
  cookies: Record<string, string>,
): Promise<LiveSession | undefined> {
  const token = await getToken({
    // getToken would also take a bearer header; pages know cookies only.
    req: { cookies, headers: {} } as TokenRequest,
    secret: env().nextAuthSecret,
    secureCookie: env().publicUrl.startsWith('https://'),
  });
  return token?.sessionId ? findSession(token.sessionId) : undefined;
}
