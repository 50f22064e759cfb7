import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '@/shared/paths';
import { findBrowserSession } from './browser-session';
import type { Provider } from './constants';
import { configuredProviders } from './providers';
import type { LiveSession } from './service';

/** The living session behind the browser's cookie, or undefined. Asked once a request, however many parts of a page want it. */
export const loadSession = cache(async (): Promise<LiveSession | undefined> => {
  const jar = await cookies();
  return findBrowserSession(
    Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])),
  );
});

/** The living session, or a redirect to /auth/logout (specification, section 2, private routes). */
export async function requireSession(): Promise<LiveSession> {
  return (await loadSession()) ?? redirect(paths.logout);
}

/** The services with which one can sign in here. */
export function loadProviders(): Provider[] {
  return configuredProviders();
}

/** Whoever is signed in already needs no form: on to the page they wanted, or to the dashboard. */
export async function redirectWhenSignedIn(callbackUrl: string | undefined): Promise<void> {
  if (await loadSession()) redirect(callbackUrl ?? paths.dashboard);
}
