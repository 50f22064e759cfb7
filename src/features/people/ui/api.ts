import { callApi } from '@/browser/api/call-api';
import type { NewInvitationInput } from '../schema';

/** Invites people to the workshop; only this answer has the link. */
export function invite(body: NewInvitationInput) {
  return callApi('POST', '/dashboard/people/invitations', { body });
}

export function endInvitation(invitationId: string) {
  return callApi('DELETE', '/dashboard/people/invitations/{invitationId}', {
    params: { invitationId },
  });
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
