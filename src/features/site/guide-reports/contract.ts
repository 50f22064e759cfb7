import { contract } from '@/shared/http/contract';
import {
  caseList,
  casesQuery,
  decisionInput,
  guideReportAccepted,
  guideReportInput,
} from './schema';

export const guideReportCalls = {
  send: contract({
    method: 'POST',
    path: '/projects/{id}/notices',
    scope: 'public',
    summary: 'Reports a guide to the operators of the site.',
    description: 'One report about a guide is open for each visitor at a time.',
    limit: { name: 'notice', of: 'a visitor' },
    body: guideReportInput,
    answer: guideReportAccepted,
    status: 202,
    errors: ['too_many_requests', 'project_not_found', 'project_taken_down', 'notice_open'],
  }),
};

export const siteGuideReportCalls = {
  list: contract({
    method: 'GET',
    path: '/site/notices',
    scope: 'operate',
    summary: 'A page of the guides that readers reported, or that were taken down.',
    query: casesQuery,
    answer: caseList,
  }),
  leave: contract({
    method: 'POST',
    path: '/site/notices/{id}/leave',
    scope: 'operate',
    summary: 'Leaves a reported guide as it is, and closes the reports about it.',
    body: decisionInput,
    status: 204,
  }),
  ask: contract({
    method: 'POST',
    path: '/site/notices/{id}/ask',
    scope: 'operate',
    summary: 'Asks the creator of a reported guide, who may answer once; the reports stay open.',
    body: decisionInput,
    status: 204,
    errors: ['taken_down'],
  }),
  takeDown: contract({
    method: 'POST',
    path: '/site/notices/{id}/take-down',
    scope: 'operate',
    needsProof: true,
    summary: 'Takes a guide from the public until it is put back, and closes the reports about it.',
    body: decisionInput,
    status: 204,
  }),
  putBack: contract({
    method: 'POST',
    path: '/site/notices/{id}/put-back',
    scope: 'operate',
    summary: 'Puts a guide back that was taken down.',
    body: decisionInput,
    status: 204,
  }),
  removeAccount: contract({
    method: 'POST',
    path: '/site/notices/{id}/remove-account',
    scope: 'session',
    needsProof: true,
    summary:
      'Deletes the account that owns a guide, with all its workshops and their guides, for good.',
    body: decisionInput,
    status: 204,
    errors: ['account_is_operator'],
  }),
};
