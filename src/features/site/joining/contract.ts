import { contract } from '@/shared/http/contract';
import {
  invitationList,
  invitationsQuery,
  joiningPatch,
  joiningView,
  madeInvitation,
  newInvitation,
  wholeInvitation,
} from './schema';

export const joiningCalls = {
  read: contract({
    method: 'GET',
    path: '/site/joining',
    scope: 'operate',
    summary: 'Who may make an account.',
    answer: joiningView,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/joining',
    scope: 'operate',
    summary: 'Changes who may make an account; existing accounts always sign in.',
    body: joiningPatch,
    answer: joiningView,
  }),
  invitations: contract({
    method: 'GET',
    path: '/site/invitations',
    scope: 'operate',
    summary: 'The invitations, the newest first.',
    query: invitationsQuery,
    answer: invitationList,
  }),
  // Not idempotent: a stored answer would contain the link.
  invite: contract({
    method: 'POST',
    path: '/site/invitations',
    scope: 'operate',
    summary: 'Makes an invitation; this answer is the only one that ever holds its link.',
    body: newInvitation,
    answer: madeInvitation,
    status: 201,
    errors: ['too_many_requests', 'too_many_invitations'],
  }),
  invitation: contract({
    method: 'GET',
    path: '/site/invitations/{invitationId}',
    scope: 'operate',
    summary: 'An invitation, and who joined with it.',
    answer: wholeInvitation,
  }),
  end: contract({
    method: 'DELETE',
    path: '/site/invitations/{invitationId}',
    scope: 'operate',
    summary: 'Ends an invitation at once; it stays in the list, and who joined stays too.',
    status: 204,
  }),
};
