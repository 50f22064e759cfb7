import { contract } from '@/shared/http/contract';
import { RATE_LIMITS } from '@/shared/http/rate-limits';
import {
  mailsQuery,
  notedMailList,
  operatorMailPatch,
  operatorMailView,
  testMailView,
} from './schema';

export const siteMailCalls = {
  list: contract({
    method: 'GET',
    path: '/site/mails',
    scope: 'operate',
    summary: 'The mails of the last 30 days, without their contents, the newest first.',
    query: mailsQuery,
    answer: notedMailList,
  }),
  test: contract({
    method: 'POST',
    path: '/site/mail/test',
    scope: 'operate',
    summary: 'Sends a mail to your own address at once, and answers what the mail server said.',
    description: `${RATE_LIMITS['test-mail'].attempts} times in 10 minutes.`,
    answer: testMailView,
    errors: ['too_many_requests'],
  }),
  read: contract({
    method: 'GET',
    path: '/site/mail',
    scope: 'operate',
    summary: 'Reports whether you get the daily mail about the site.',
    answer: operatorMailView,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/mail',
    scope: 'operate',
    summary: 'Begins or ends your daily mail about the site; mails about faults always come.',
    body: operatorMailPatch,
    answer: operatorMailView,
  }),
};
