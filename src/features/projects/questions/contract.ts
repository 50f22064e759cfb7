import { projectView } from '@/features/projects/schema';
import { sortInput } from '@/features/projects/steps/schema';
import { contract } from '@/shared/http/contract';
import { questionInput, questionView, questionPatch } from './schema';

export const questionCalls = {
  add: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq',
    scope: 'write',
    summary: 'Adds a question with its answer.',
    isIdempotent: true,
    body: questionInput,
    answer: questionView,
    status: 201,
    errors: ['too_many_questions'],
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    scope: 'write',
    summary: 'Changes a question.',
    body: questionPatch,
    answer: questionView,
    errors: ['stale_version'],
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    scope: 'write',
    summary: 'Deletes a question; it can be restored for ten minutes.',
    status: 204,
  }),
  duplicate: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/duplicate',
    scope: 'write',
    summary: 'Copies a question to the place behind it.',
    isIdempotent: true,
    answer: questionView,
    status: 201,
    errors: ['too_many_questions'],
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/restore',
    scope: 'write',
    summary: 'Brings a deleted question back to its place.',
    answer: questionView,
    errors: ['too_many_questions'],
  }),
  sort: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/sort',
    scope: 'write',
    summary: 'Puts the questions in order; all of them must be named once.',
    body: sortInput,
    answer: projectView,
  }),
};
