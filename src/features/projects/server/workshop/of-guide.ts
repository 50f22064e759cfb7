import 'server-only';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { findOwnerAmong } from './repository';

/**
 * The workshop of a guide, if the session may act for it.
 * @param id the project's id or uid
 */
export async function workshopOfGuide(
  { actor, workshop, workshops }: Pick<LiveSession, 'actor' | 'workshop' | 'workshops'>,
  id: string,
) {
  if (actor.tokenId !== undefined) return workshop;
  const creatorId = await findOwnerAmong(
    workshops.map((each) => each.id),
    id,
  );
  return workshops.find((each) => each.id === creatorId);
}
