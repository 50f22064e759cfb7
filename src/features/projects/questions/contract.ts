import { ownProject } from '@/features/projects/schema';
import { sortInput } from '@/features/projects/steps/schema';
import { draftQuery } from '@/features/projects/field-schemas';
import { contract } from '@/shared/http/contract';
import { BIN_DAYS } from '../constants';
import { questionInput, changedQuestion, questionPatch } from './schema';

export const questionCalls = {
  add: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq',
    scope: 'write',
    summary: 'Adds a question with its answer.',
    isIdempotent: true,
    query: draftQuery,
    body: questionInput,
    answer: changedQuestion,
    status: 201,
    errors: ['too_many_questions'],
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    scope: 'write',
    summary: 'Changes a question.',
    query: draftQuery,
    body: questionPatch,
    answer: changedQuestion,
    errors: ['stale_version'],
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    scope: 'write',
    summary: `Deletes a question; the bin of the guide keeps it for ${BIN_DAYS} days.`,
    query: draftQuery,
    status: 204,
  }),
  duplicate: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/duplicate',
    scope: 'write',
    summary: 'Copies a question to the place behind it.',
    isIdempotent: true,
    query: draftQuery,
    answer: changedQuestion,
    status: 201,
    errors: ['too_many_questions'],
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/restore',
    scope: 'write',
    summary: 'Brings a deleted question back to its place.',
    query: draftQuery,
    answer: changedQuestion,
    errors: ['too_many_questions'],
  }),
  sort: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/sort',
    scope: 'write',
    summary: 'Puts the questions in order; all of them must be named once.',
    query: draftQuery,
    body: sortInput,
    answer: ownProject,
  }),
};
