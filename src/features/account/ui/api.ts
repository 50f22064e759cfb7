import { callApi } from '@/browser/api/call-api';
import type { NewTokenInput } from '@/features/auth/personal-tokens/schema';
import type { UnlinkProviderInput, UpdateUserInput } from '../schema';

/** Changes the name, the profile or the password of the signed-in creator. */
export function updateUser(input: UpdateUserInput) {
  return callApi('PATCH', '/dashboard/user', { body: input });
}

/** The sessions of the account, most recently used first. */
export function listSessions(signal?: AbortSignal) {
  return callApi('GET', '/dashboard/user/sessions', { signal });
}

export function endSession(sessionId: string) {
  return callApi('DELETE', '/dashboard/user/sessions/{sessionId}', { params: { sessionId } });
}

/** Ends every session but this one. */
export function endOtherSessions() {
  return callApi('DELETE', '/dashboard/user/sessions');
}

/** The providers that sign in to the account, the oldest link first. */
export function listProviders(signal?: AbortSignal) {
  return callApi('GET', '/dashboard/user/providers', { signal });
}

/** Unlinks a provider; without a password right after signing in with one. */
export function unlinkProvider(linkId: string, body: UnlinkProviderInput) {
  return callApi('DELETE', '/dashboard/user/providers/{linkId}', { params: { linkId }, body });
}

/** The personal access tokens of the account, newest first. */
export function listTokens(signal?: AbortSignal) {
  return callApi('GET', '/dashboard/tokens', { signal });
}

/** Creates a token; the response is the only one that contains it. */
export function makeToken(input: NewTokenInput) {
  return callApi('POST', '/dashboard/tokens', { body: input });
}

export function revokeToken(tokenId: string) {
  return callApi('DELETE', '/dashboard/tokens/{tokenId}', { params: { tokenId } });
}

/** Everything held about the account (docs/reference/accounts.md#export). */
export function exportAccount() {
  return callApi('GET', '/dashboard/user/export');
}

/**
 * @param currentPassword absent for an account without one, right after signing in with its
 *   provider
 */
export function deleteAccount(currentPassword: string | undefined) {
  return callApi('DELETE', '/dashboard/user', {
    body: currentPassword === undefined ? {} : { currentPassword },
  });
}

export function sendConfirmation() {
  return callApi('POST', '/dashboard/user/confirmation', { body: {} });
}
