import { apiCall } from '@/client/api-client';
import type { AccountView, SessionsAnswer, UpdateUserInput } from './schema';

/** Changes the name, the profile or the password of the signed-in creator. */
export function updateUser(input: UpdateUserInput) {
  return apiCall<AccountView>('PATCH', '/dashboard/user', { body: input });
}

/** Where the account is signed in, the newest use first. */
export function listSessions(signal?: AbortSignal) {
  return apiCall<SessionsAnswer>('GET', '/dashboard/user/sessions', { signal });
}

export function endSession(sessionId: string) {
  return apiCall<undefined>('DELETE', `/dashboard/user/sessions/${encodeURIComponent(sessionId)}`);
}

/** Ends every session but this one. */
export function endOtherSessions() {
  return apiCall<undefined>('DELETE', '/dashboard/user/sessions');
}

/** Everything held about the account (contract, section 3). */
export function exportAccount() {
  return apiCall<unknown>('GET', '/dashboard/user/export');
}

/** @param currentPassword absent for an account without one, right after signing in with its provider */
export function deleteAccount(currentPassword: string | undefined) {
  return apiCall<undefined>('DELETE', '/dashboard/user', { body: currentPassword === undefined ? {} : { currentPassword } });
}

/** Sends the confirmation mail once more. */
export function sendConfirmation() {
  return apiCall<undefined>('POST', '/dashboard/user/confirmation', { body: {} });
}
