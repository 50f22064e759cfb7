import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { RoleScope } from '@/shared/http/contract';
import { type Actor, mintActor } from '../actor';
import { roleMay } from '../../workshops/roles';
import type { LiveSession } from '../sessions/live-session';
import { listWorkshops, type Workshop } from './repository';

export { listWorkshops, type Workshop };

/**
 * The session, acting for one of its workshops. A personal token acts for its own only.
 * @param uid of the workshop; null for the one in which the session acts already
 * @throws {AppError} workshop_not_found
 */
export function actFor<S extends LiveSession>(session: S, uid: string | null): S {
  if (uid === null || uid === session.workshop.uid) return session;
  const workshop = session.workshops.find((each) => each.uid === uid);
  if (!workshop || session.actor.tokenId !== undefined) throw new AppError('workshop_not_found');
  return inWorkshop(session, workshop);
}

/** The session, acting for this one of its workshops. */
export function inWorkshop<S extends LiveSession>(session: S, workshop: Workshop): S {
  const { id: creatorId, role, languages } = workshop;
  const actor = mintActor({ ...session.actor, creatorId, role, languages });
  return { ...session, actor, workshop };
}

/**
 * The actor of work that goes on after its request, while the account may still do it.
 * @returns undefined once its role lacks the scope
 */
export async function actorForJob(
  { userId, creatorId }: { userId: string; creatorId: string },
  needed: RoleScope,
): Promise<Actor | undefined> {
  const workshop = (await listWorkshops(userId)).find(({ id }) => id === creatorId);
  return workshop && roleMay(workshop.role, needed)
    ? mintActor({
        userId,
        creatorId,
        role: workshop.role,
        languages: workshop.languages,
        sessionId: '',
      })
    : undefined;
}

/**
 * Refuses what the role of the actor does not include.
 * @throws {AppError} role_needed
 */
export function requireRole(actor: Actor, needed: RoleScope): void {
  if (!roleMay(actor.role, needed)) throw new AppError('role_needed');
}
