import { callApi, callTable } from '@/browser/api/call-api';
import type { SeparatorName } from '@/shared/text/table';
import type { FiguresQuery } from '../figures/schema';
import type { ShownMessages } from '../messages/schema';
import type { Decision } from '../guide-reports/constants';
import type { PasskeyProof } from '@/features/auth/second-factor/schema';
import type { CasesQuery, DecisionInput } from '../guide-reports/schema';
import type { VerifiedPatch } from '../verified/schema';

/** Proves the operator by the password, for ten minutes. */
export function proveOperator(currentPassword: string) {
  return callApi('POST', '/site/proof', { body: { currentPassword } });
}

/** Proves the operator by the answer of a passkey, for ten minutes. */
export function proveByPasskey(passkey: PasskeyProof) {
  return callApi('POST', '/site/proof', { body: { passkey } });
}

/** Changes whether operators need a second factor. */
export function changeOperators(needSecondFactor: boolean) {
  return callApi('PATCH', '/site/operators', { body: { needSecondFactor } });
}

/** Reads the state of the site's machine and services. */
export function readHealth(signal?: AbortSignal) {
  return callApi('GET', '/site/health', { signal });
}

/** Reads how the site is used. */
export function readFigures(query: FiguresQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/figures', { query, signal });
}

/** Reads it after trying the storage and the mail server too. */
export function checkHealth() {
  return callApi('POST', '/site/health');
}

type Page = { page: number; limit: number };

/** Reads the acts of operators, newest first. */
export function readLog(query: Page, signal?: AbortSignal) {
  return callApi('GET', '/site/acts', { query, signal });
}

/** All of it as a table for spreadsheets. */
export function logTable(separator: SeparatorName | undefined) {
  return callTable('/site/acts', { separator });
}

/** Messages of the contact form, newest first. */
export function readMessages(query: Page & { status: ShownMessages }, signal?: AbortSignal) {
  return callApi('GET', '/site/messages', { query, signal });
}

export function markAnswered(messageId: string, answered: boolean) {
  return callApi('PATCH', '/site/messages/{messageId}', {
    params: { messageId },
    body: { answered },
  });
}

/** Verified creators, newest first. */
export function readVerified(query: Page, signal?: AbortSignal) {
  return callApi('GET', '/site/verified', { query, signal });
}

export function changeVerified(creatorUid: string, body: VerifiedPatch) {
  return callApi('PATCH', '/site/creators/{creatorUid}', { params: { creatorUid }, body });
}

/** Guides that were reported, oldest first, or that were taken down. */
export function readCases(query: Page & { state: CasesQuery['state'] }, signal?: AbortSignal) {
  return callApi('GET', '/site/notices', { query, signal });
}

const DECISION_PATHS = {
  leave: '/site/notices/{id}/leave',
  ask: '/site/notices/{id}/ask',
  takeDown: '/site/notices/{id}/take-down',
  putBack: '/site/notices/{id}/put-back',
  removeAccount: '/site/notices/{id}/remove-account',
} as const satisfies Record<Decision, string>;

export function decideCase(decision: Decision, id: string, body: DecisionInput) {
  return callApi('POST', DECISION_PATHS[decision], { params: { id }, body });
}
