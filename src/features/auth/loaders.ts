import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import { env } from '@/server/env';
import { paths } from '@/shared/paths';
import { findSession, type LiveSession } from './service';

/** The living session behind the browser's cookie, or undefined. Asked once a request, however many parts of a page want it. */
export const loadSession = cache(async (): Promise<LiveSession | undefined> => {
  const jar = await cookies();
  const token = await getToken({
    req: { cookies: Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])), headers: {} } as Parameters<typeof getToken>[0]['req'],
    secret: env().nextAuthSecret,
    secureCookie: env().publicUrl.startsWith('https://'),
  });
  return token?.sessionId ? findSession(token.sessionId) : undefined;
});

/** The living session, or a redirect to /auth/logout (specification, section 2, private routes). */
export async function requireSession(): Promise<LiveSession> {
  return (await loadSession()) ?? redirect(paths.logout);
}

/** Whoever is signed in already needs no form: on to the page they wanted, or to the dashboard. */
export async function leaveWhenSignedIn(callbackUrl: string | undefined): Promise<void> {
  if (await loadSession()) redirect(callbackUrl ?? paths.dashboard);
}
