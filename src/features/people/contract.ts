import { contract } from '@/shared/http/contract';
import {
  acceptInput,
  acceptResponse,
  handOverInput,
  invitationsResponse,
  invitationView,
  madeInvitation,
  newInvitationInput,
  peopleResponse,
} from './schema';

export const peopleCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/people',
    scope: 'read',
    summary: 'The people of the workshop.',
    answer: peopleResponse,
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/people/{userId}',
    scope: 'session',
    roleScope: 'read',
    summary: 'Removes a person from the workshop, or leaves it.',
    description:
      'Owners remove others; everybody removes themselves. Access tokens of the person for this workshop are revoked, and the webhooks that they set up are switched off.',
    status: 204,
    errors: ['role_needed', 'owner_stays'],
  }),
  handOver: contract({
    method: 'POST',
    path: '/dashboard/people/{userId}/hand-over',
    scope: 'session',
    summary: 'Offers a member to own the workshop; it is theirs once they accept.',
    description:
      'The member gets a mail with a link for seven days. With the acceptance, the owner becomes an editor, and gets a new personal workshop where this one was it.',
    body: handOverInput,
    answer: invitationView,
    status: 201,
    errors: [
      'email_unconfirmed',
      'fresh_sign_in_required',
      'too_many_invitations',
      'too_many_requests',
      'too_many_workshops',
    ],
  }),
  invitations: contract({
    method: 'GET',
    path: '/dashboard/people/invitations',
    scope: 'session',
    summary: 'The open invitations to the workshop, the newest first.',
    answer: invitationsResponse,
  }),
  // Not idempotent: a stored answer would contain the link.
  invite: contract({
    method: 'POST',
    path: '/dashboard/people/invitations',
    scope: 'session',
    summary:
      'Invites people to the workshop, by a link or by e-mail; this answer is the only one that ever holds the link.',
    body: newInvitationInput,
    answer: madeInvitation,
    status: 201,
    errors: [
      'already_member',
      'email_unconfirmed',
      'too_many_invitations',
      'too_many_people',
      'too_many_requests',
    ],
  }),
  endInvitation: contract({
    method: 'DELETE',
    path: '/dashboard/people/invitations/{invitationId}',
    scope: 'session',
    summary: 'Ends an invitation at once; who joined with it stays.',
    status: 204,
  }),
  accept: contract({
    method: 'POST',
    path: '/dashboard/memberships',
    scope: 'session',
    roleScope: 'none',
    summary: 'Accepts an invitation to a workshop.',
    body: acceptInput,
    answer: acceptResponse,
    status: 201,
    errors: [
      'invitation_over',
      'already_member',
      'too_many_people',
      'too_many_workshops',
      'email_unconfirmed',
      'too_many_requests',
    ],
  }),
};
