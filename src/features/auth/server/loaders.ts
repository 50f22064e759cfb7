import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { env } from '@/server/env/env';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { WORKSHOP_COOKIE } from '@/shared/interface/preferences';
import type { RoleScope } from '@/shared/http/contract';
import type { WaitingView } from '../second-factor/schema';
import { roleMay } from '../workshops/roles';
import { findBrowserSession, findWaitingBrowser } from './sessions/browser-session';
import type { ProviderChoice, SignInWays } from '../model/sign-in-ways';
import { type JoiningFacts, readJoining } from './joining/rules';
import { providerNames } from './providers/provider-names';
import { configuredProviders } from './providers/providers';
import type { LiveSession } from './sessions/live-session';
import { inWorkshop } from './workshops/service';

const cookiesByName = async () =>
  Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));

/**
 * The live session of the browser's cookie, or undefined, acting for the chosen workshop while it has
 * a role there. Read once per request.
 */
export const loadSession = cache(async (): Promise<LiveSession | undefined> => {
  const jar = await cookiesByName();
  const session = await findBrowserSession(jar);
  const uid = jar[WORKSHOP_COOKIE];
  const chosen = session?.workshops.find((workshop) => workshop.uid === uid);
  return session && chosen ? inWorkshop(session, chosen) : session;
});

/** The session of the browser's cookie that waits for its second factor, or undefined. */
export async function loadWaiting(): Promise<WaitingView | undefined> {
  return findWaitingBrowser(await cookiesByName());
}

/** The live session, or a redirect to /auth/logout (docs/reference/accounts.md#private-pages). */
export async function requireSession(): Promise<LiveSession> {
  return (await loadSession()) ?? redirect(paths.logout);
}

/** The live session, or a redirect to the list of guides where its role lacks the scope. */
export async function requireRoleOfPage(needed: RoleScope): Promise<LiveSession> {
  const session = await requireSession();
  if (!roleMay(session.actor.role, needed)) redirect(dashboardPaths.projects());
  return session;
}

export function loadProviders(): ProviderChoice[] {
  return configuredProviders();
}

export function loadSignInWays(): SignInWays {
  return {
    names: providerNames(),
    configured: configuredProviders().map(({ id }) => id),
    hasPasswords: env().hasPasswords,
  };
}

/** Loads the rules of joining, with the invitation of the page. */
export function loadJoining(invitation?: string): Promise<JoiningFacts> {
  return readJoining(invitation);
}

/** Redirects signed-in users from a sign-in form to the wanted page, or to the dashboard. */
export async function redirectWhenSignedIn(callbackUrl: string | undefined): Promise<void> {
  if (await loadSession()) redirect(callbackUrl ?? paths.dashboard);
}
