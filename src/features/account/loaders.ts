import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/server/env';
import { DEFAULT_LOCALE } from '@/shared/languages';
import { CONFIRM_LATER_COOKIE } from '@/shared/preferences';
import { requireSession } from '../auth/loaders';
import { isEmailConfirmed } from '../auth/service';
import { listSessions } from '../auth/sessions';
import type { AccountView } from './schema';
import { readAccount } from './service';

/** The signed-in creator's account for the settings pages, or a redirect to /auth/logout. */
export async function loadAccount(): Promise<AccountView> {
  const { actor } = await requireSession();
  return readAccount(actor);
}

/** In how many places the account is signed in, this one included. */
export async function loadSessionCount(): Promise<number> {
  const { actor } = await requireSession();
  return (await listSessions(actor, DEFAULT_LOCALE)).totalResults;
}

/** What to remind the signed-in creator of while the e-mail is not confirmed; undefined when it is, or when they put it off. */
export async function loadConfirmReminder() {
  const { actor, user: { email, creator } } = await requireSession();
  const putOffBy = (await cookies()).get(CONFIRM_LATER_COOKIE)?.value;
  if (putOffBy === creator.uid || await isEmailConfirmed(actor)) return undefined;
  return { email, creatorUid: creator.uid, isNeededToPublish: env().requireConfirmedEmail };
}
