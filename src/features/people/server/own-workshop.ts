import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { holdAccess } from '@/features/auth/server/first-proof/prove-email';
import { holdAccounts, holdWorkshop } from '@/features/auth/server/workshops/members/service';

/**
 * Locks the workshop of its owner for a change of its people or invitations, and the owner's access
 * behind it: a first proof or a hand-over meanwhile leaves no new way in.
 * @throws {AppError} role_needed when it was handed over meanwhile; unauthenticated
 */
export async function lockOwnWorkshop(actor: Actor) {
  await holdAccounts([actor.userId]);
  const workshop = await holdWorkshop(actor.creatorId);
  await holdAccess(actor);
  if (workshop?.ownerId !== actor.userId) throw new AppError('role_needed');
  return workshop;
}
