import { callApi } from '@/browser/api/call-api';
import type { JoiningPatch, NewInvitation } from '../joining/schema';

/** Changes who may make an account. */
export function changeJoining(body: JoiningPatch) {
  return callApi('PATCH', '/site/joining', { body });
}

/** Invitations, newest first. */
export function readInvitations(query: { page: number; limit: number }, signal?: AbortSignal) {
  return callApi('GET', '/site/invitations', { query, signal });
}

/** Makes an invitation; only this answer has its link. */
export function invite(body: NewInvitation) {
  return callApi('POST', '/site/invitations', { body });
}

export function endInvitation(invitationId: string) {
  return callApi('DELETE', '/site/invitations/{invitationId}', { params: { invitationId } });
}
