import 'server-only';
import { getToken } from 'next-auth/jwt';
import { env } from '@/server/env/env';
import type { LiveSession } from './live-session';
import { findSession } from '../service';
import type { WaitingView } from '../../second-factor/schema';
import { waitingOf } from '../second-factor/service';

type TokenRequest = Parameters<typeof getToken>[0]['req'];

/**
 * The live session of a browser's cookies, or undefined when there is none, it has ended or
 * expired.
 * @param cookies by name, as next-auth set them (a long one in chunks)
 */
export async function findBrowserSession(
  cookies: Record<string, string>,
): Promise<LiveSession | undefined> {
  const sessionId = await sessionIdIn(cookies);
  return sessionId === undefined ? undefined : findSession(sessionId);
}

/** The session of a browser's cookies that waits for its second factor, or undefined. */
export async function findWaitingBrowser(
  cookies: Record<string, string>,
): Promise<WaitingView | undefined> {
  const sessionId = await sessionIdIn(cookies);
  return sessionId === undefined ? undefined : waitingOf(sessionId, 'browser');
}

async function sessionIdIn(cookies: Record<string, string>): Promise<string | undefined> {
  const token = await getToken({
    // getToken would also accept a bearer header; pages use cookies only.
    req: { cookies, headers: {} } as TokenRequest,
    secret: env().nextAuthSecret,
    secureCookie: env().publicUrl.startsWith('https://'),
  });
  return token?.sessionId;
}
