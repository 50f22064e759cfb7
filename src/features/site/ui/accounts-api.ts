import { callApi } from '@/browser/api/call-api';
import type {
  AccountMailInput,
  AccountsQuery,
  GuidesHandOverInput,
  SuspensionInput,
} from '../accounts/schema';

/** Accounts of the site, newest first. */
export function readAccounts(query: AccountsQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/accounts', { query, signal });
}

export function suspendAccount(userId: string, body: SuspensionInput) {
  return callApi('POST', '/site/accounts/{userId}/suspend', { params: { userId }, body });
}

export function handGuidesOver(userId: string, body: GuidesHandOverInput) {
  return callApi('POST', '/site/accounts/{userId}/hand-over', { params: { userId }, body });
}

export function decideAccount(decision: 'readmit' | 'remove', userId: string, reason: string) {
  return callApi('POST', `/site/accounts/{userId}/${decision}`, {
    params: { userId },
    body: { reason },
  });
}

export function mailAccount(userId: string, kind: AccountMailInput['kind']) {
  return callApi('POST', '/site/accounts/{userId}/mail', { params: { userId }, body: { kind } });
}
