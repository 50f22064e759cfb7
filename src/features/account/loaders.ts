import 'server-only';
import { requireSession } from '../auth/loaders';
import type { AccountView } from './schema';
import { readAccount } from './service';

/** The signed-in creator's account for the settings pages, or a redirect to /auth/logout. */
export async function loadAccount(): Promise<AccountView> {
  const { actor } = await requireSession();
  return readAccount(actor);
}
