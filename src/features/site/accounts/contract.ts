import { contract } from '@/shared/http/contract';
import {
  accountDecisionInput,
  accountMailInput,
  accountsQuery,
  guidesHandOverInput,
  siteAccountList,
  suspensionInput,
} from './schema';

export const siteAccountCalls = {
  list: contract({
    method: 'GET',
    path: '/site/accounts',
    scope: 'operate',
    summary: 'A page of the accounts of this site, the newest first.',
    query: accountsQuery,
    answer: siteAccountList,
  }),
  suspend: contract({
    method: 'POST',
    path: '/site/accounts/{userId}/suspend',
    scope: 'operate',
    needsProof: true,
    summary: 'Suspends an account: its sessions and tokens end at once, and it cannot sign in.',
    description:
      'Nobody works in a workshop while its owner is suspended. An account that is suspended stays so, with its first reason.',
    body: suspensionInput,
    status: 204,
    errors: ['account_is_operator'],
  }),
  readmit: contract({
    method: 'POST',
    path: '/site/accounts/{userId}/readmit',
    scope: 'operate',
    summary: 'Lets a suspended account in again, and puts back the guides that went with it.',
    body: accountDecisionInput,
    status: 204,
  }),
  handOver: contract({
    method: 'POST',
    path: '/site/accounts/{userId}/hand-over',
    scope: 'operate',
    needsProof: true,
    summary: 'Hands the guides of somebody who left to another account, with their workshops.',
    description:
      'The account that had them keeps an empty workshop and loses its role; both get a mail. Guides that were taken down with its suspension are put back. Operators get no guides: they see no drafts.',
    body: guidesHandOverInput,
    status: 204,
    errors: ['account_is_operator', 'too_many_workshops'],
  }),
  mail: contract({
    method: 'POST',
    path: '/site/accounts/{userId}/mail',
    scope: 'operate',
    summary:
      'Sends the mail that confirms the e-mail of an account, or the one for a new password.',
    description: 'Within the limits of mails to one address.',
    body: accountMailInput,
    status: 204,
    errors: ['passwords_off', 'too_many_requests'],
  }),
  remove: contract({
    method: 'POST',
    path: '/site/accounts/{userId}/remove',
    scope: 'session',
    needsProof: true,
    summary: 'Deletes an account with all its workshops and their guides, for good.',
    body: accountDecisionInput,
    status: 204,
    errors: ['account_is_operator'],
  }),
};
