import 'server-only';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { findOwnerAmong } from './repository';

/**
 * The workshop of a guide, if the session may act for it.
 * @param id the project's id or uid
 * @param uid of the workshop that the call is made for
 */
export async function workshopOfGuide(
  { actor, workshop, workshops }: Pick<LiveSession, 'actor' | 'workshop' | 'workshops'>,
  id: string,
  uid = workshop.uid,
) {
  const isOnly = workshops.length === 1 && workshop.uid === uid;
  if (isOnly || actor.tokenId !== undefined) return workshop;
  const creatorId = await findOwnerAmong(
    workshops.map((each) => each.id),
    id,
  );
  return workshops.find((each) => each.id === creatorId);
}
