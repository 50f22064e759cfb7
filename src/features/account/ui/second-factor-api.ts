import { callApi } from '@/browser/api/call-api';
import type { AddPasskeyInput, FactorProof, RemoveFactorInput } from '../second-factor/schema';

/** Reads the second factors of the account, as a list of one. */
export async function readSecondFactor(signal?: AbortSignal) {
  return { results: [await callApi('GET', '/dashboard/user/second-factor', { signal })] };
}

/** Makes the challenge that a passkey answers as a proof. */
export function challengePasskey() {
  return callApi('POST', '/dashboard/user/second-factor/challenge');
}

export function beginCodes(body: FactorProof) {
  return callApi('POST', '/dashboard/user/second-factor/codes', { body });
}

export function confirmCodes(code: string) {
  return callApi('PUT', '/dashboard/user/second-factor/codes', { body: { code } });
}

export function beginPasskey(body: FactorProof) {
  return callApi('POST', '/dashboard/user/second-factor/passkeys', { body });
}

export function addPasskey(body: AddPasskeyInput) {
  return callApi('PUT', '/dashboard/user/second-factor/passkeys', { body });
}

/** Makes new recovery codes; the response is the only one that holds them. */
export function renewRecoveryCodes(body: FactorProof) {
  return callApi('POST', '/dashboard/user/second-factor/recovery-codes', { body });
}

export function removeFactor(body: RemoveFactorInput) {
  return callApi('DELETE', '/dashboard/user/second-factor', { body });
}
