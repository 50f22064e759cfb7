import 'server-only';
import { cookies } from 'next/headers';
import { showsPart } from '@/i18n/operator-settings';
import { env } from '@/server/env/env';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import {
  CONFIRM_LATER_COOKIE,
  CONFIRM_READ_COOKIE,
  NO_UPGRADE_COOKIE,
} from '@/shared/interface/preferences';
import type { CreatorView } from '@/features/auth/schema';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { isEmailConfirmed } from '@/features/auth/server/service';
import { listPersonalTokens } from '@/features/auth/server/personal-tokens/service';
import { listSessions } from '@/features/auth/server/sessions/sessions';
import { readOwnProfile } from '@/features/profile/server/service';
import { readStorage } from '@/features/uploads/server/quota/service';
import type { StorageView } from '@/features/uploads/schema';
import type { AccountView, DeletionView } from '../schema';
import { readDeletion } from './deletion';
import { readAccount } from './service';

/** The signed-in creator's account for the settings pages, or a redirect to /auth/logout. */
export async function loadAccount(): Promise<AccountView> {
  const { actor } = await requireSession();
  return readAccount(actor);
}

/** The profile of the shown workshop; undefined for people who do not own it. */
export async function loadShownProfile(): Promise<CreatorView | undefined> {
  const { actor } = await requireSession();
  return actor.role === 'owner' ? readOwnProfile(actor) : undefined;
}

export async function loadDeletion(): Promise<DeletionView> {
  const { actor } = await requireSession();
  return readDeletion(actor);
}

/** The storage of the shown workshop; undefined where the role of the person lacks its figures. */
export async function loadStorage(): Promise<StorageView | undefined> {
  const { actor } = await requireSession();
  return roleMay(actor.role, 'read') ? readStorage(actor) : undefined;
}

/** The number of sessions, this one included. */
export async function loadSessionCount(): Promise<number> {
  const { actor } = await requireSession();
  return (await listSessions(actor, DEFAULT_LOCALE)).totalResults;
}

/** The number of personal access tokens, expired ones included. */
export async function loadTokenCount(): Promise<number> {
  const { actor } = await requireSession();
  return (await listPersonalTokens(actor)).totalResults;
}

/**
 * The reminder of an unconfirmed e-mail; undefined when it is confirmed or the reminder is
 * dismissed.
 */
export async function loadConfirmReminder() {
  const {
    actor,
    user: { email, creator },
  } = await requireSession();
  const jar = await cookies();
  const isOf = (cookie: string) => jar.get(cookie)?.value === creator.uid;
  if (isOf(CONFIRM_LATER_COOKIE) || (await isEmailConfirmed(actor))) return undefined;
  return {
    email,
    creatorUid: creator.uid,
    isNeededToPublish: env().requireConfirmedEmail,
    wasRead: isOf(CONFIRM_READ_COOKIE),
  };
}

/**
 * The plan entries of the dashboard: none where the operator disables them, and no box once it is
 * dismissed.
 */
export async function loadPlanEntries() {
  const showsPlans = showsPart('pricing');
  const hasUpgradeBox =
    showsPlans && showsPart('upgradeBox') && !(await cookies()).has(NO_UPGRADE_COOKIE);
  return { showsPlans, hasUpgradeBox };
}
