import { callApi } from '@/browser/api/call-api';
import type { NewInvitationInput, PersonInput, WorkshopRulesInput } from '../schema';

/** Invites people to the workshop; only this answer has the link. */
export function invite(body: NewInvitationInput) {
  return callApi('POST', '/dashboard/people/invitations', { body });
}

export function endInvitation(invitationId: string) {
  return callApi('DELETE', '/dashboard/people/invitations/{invitationId}', {
    params: { invitationId },
  });
}

/** Gives a person another role, or a translator other languages. */
export function changePerson(userId: string, body: PersonInput) {
  return callApi('PATCH', '/dashboard/people/{userId}', { params: { userId }, body });
}

/** Changes the rules of the workshop. */
export function changeRules(body: WorkshopRulesInput) {
  return callApi('PATCH', '/dashboard/people', { body });
}

/** Removes a person from the workshop; with one's own id, leaves it. */
export function removePerson(userId: string) {
  return callApi('DELETE', '/dashboard/people/{userId}', { params: { userId } });
}

/** Offers a member to own the workshop. */
export function offerHandOver(userId: string, currentPassword: string | undefined) {
  return callApi('POST', '/dashboard/people/{userId}/hand-over', {
    params: { userId },
    body: currentPassword === undefined ? {} : { currentPassword },
  });
}

/** Accepts an invitation, by the last part of its address. */
export function acceptInvitation(invitation: string) {
  return callApi('POST', '/dashboard/memberships', { body: { invitation } });
}
