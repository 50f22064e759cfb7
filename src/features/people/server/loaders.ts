import 'server-only';
import { loadSession, requireSession } from '@/features/auth/server/loaders';
import type { InvitationFacts } from '../invitation-facts';
import type { Team } from '../team';
import type { InvitationView, PeopleResponse } from '../schema';
import { readInvitationFacts } from './invitations/facts';
import { readInvitations } from './invitations/service';
import { readPeople, readTeam } from './service';

/** The people of the shown workshop, its owner first, and its rules. */
export async function loadPeople(): Promise<PeopleResponse> {
  const { actor } = await requireSession();
  return readPeople(actor);
}

/** The shown workshop as people work in it together; undefined for its owner alone. */
export async function loadTeam(): Promise<Team | undefined> {
  return readTeam((await requireSession()).actor);
}

/** The open invitations to the shown workshop; none for people who are not its owner. */
export async function loadInvitations(): Promise<InvitationView[]> {
  const { actor } = await requireSession();
  return actor.role === 'owner' ? (await readInvitations(actor)).results : [];
}

/** The invitation of a link, for its page; without using it up. */
export async function loadWorkshopInvitation(token: string): Promise<InvitationFacts> {
  return readInvitationFacts(token, (await loadSession())?.actor.userId);
}
