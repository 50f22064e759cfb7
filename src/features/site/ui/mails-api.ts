import { callApi } from '@/browser/api/call-api';
import type { MailsQuery } from '../mails/schema';

/** The log of mails, newest first. */
export function readMails(query: MailsQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/mails', { query, signal });
}

export function sendTestMail() {
  return callApi('POST', '/site/mail/test');
}

export function readOperatorMail(signal?: AbortSignal) {
  return callApi('GET', '/site/mail', { signal });
}

export function changeOperatorMail(daily: boolean) {
  return callApi('PATCH', '/site/mail', { body: { daily } });
}
