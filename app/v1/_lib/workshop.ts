import { actFor, inWorkshop } from '@/features/auth/server/workshops/service';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { workshopOfGuide } from '@/features/projects/server/workshop/of-guide';
import { type Contract, isOfGuide, isOfWorkshop } from '@/shared/http/contract';
import { WORKSHOP_HEADER } from '@/shared/http/headers';

/**
 * The session, acting for the workshop of a call: that of the guide in its path, else the one that
 * the header names.
 * @throws {AppError} workshop_not_found for one in which the caller has no role
 */
export async function actingFor<S extends LiveSession>(
  session: S,
  call: Contract,
  request: Request,
  { id = '' }: Record<string, string>,
): Promise<S> {
  if (!isOfWorkshop(call)) return session;
  const uid = request.headers.get(WORKSHOP_HEADER);
  const isChoice = uid !== null || session.workshops.length > 1;
  const workshop = isOfGuide(call) && isChoice ? await workshopOfGuide(session, id) : undefined;
  // A page of a workshop from which its reader was removed learns so, about its guides too.
  return workshop ? inWorkshop(session, workshop) : actFor(session, uid);
}
