import { mailTokenQuery } from '@/features/auth/schema';
import { contract } from '@/shared/http/contract';
import {
  feedbackQuery,
  feedbackList,
  statusPatch,
  feedbackView,
  reportsQuery,
  reportGroups,
  reportView,
  feedbackInput,
  reportInput,
} from './schema';

export const inboxCalls = {
  listFeedback: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/feedback',
    scope: 'read',
    summary: 'A page of the feedback on a project, with averages over all of the filter.',
    query: feedbackQuery,
    answer: feedbackList,
    hasTable: true,
  }),
  markFeedback: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/feedback/{feedbackId}',
    scope: 'write',
    summary: 'Marks a feedback as new (1) or read (2).',
    body: statusPatch,
    answer: feedbackView,
  }),
  listReports: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/reports',
    scope: 'read',
    summary: 'The reports on a project, step by step.',
    query: reportsQuery,
    answer: reportGroups,
    hasTable: true,
  }),
  markReport: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/reports/{reportId}',
    scope: 'write',
    summary: 'Marks a report as new (1) or read (2).',
    body: statusPatch,
    answer: reportView,
  }),
};

export const feedbackCalls = {
  send: contract({
    method: 'POST',
    path: '/projects/{id}/feedback',
    scope: 'public',
    summary: 'Sends what one thinks of a project.',
    limit: { name: 'feedback', of: 'a visitor' },
    isIdempotent: true,
    body: feedbackInput,
    answer: feedbackView,
    status: 201,
    errors: ['too_many_requests', 'project_not_found', 'project_taken_down'],
  }),
  report: contract({
    method: 'POST',
    path: '/projects/{id}/steps/{stepId}/report',
    scope: 'public',
    summary: 'Reports what is wrong with a step.',
    limit: { name: 'report', of: 'a visitor' },
    isIdempotent: true,
    body: reportInput,
    answer: reportView,
    status: 201,
    errors: ['too_many_requests', 'project_not_found', 'project_taken_down'],
  }),
  withdraw: contract({
    method: 'POST',
    path: '/withdraw',
    scope: 'public',
    summary: 'Takes back a feedback or a report with the token of the mail that confirmed it.',
    query: mailTokenQuery,
    status: 204,
    errors: ['invalid_token'],
  }),
};
