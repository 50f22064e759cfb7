import { ownProject } from '@/features/projects/schema';
import { sortInput } from '@/features/projects/steps/schema';
import { BIN_DAYS } from '../constants';
import { editContract } from '../edit-contract';
import { questionInput, changedQuestion, questionPatch } from './schema';

export const questionCalls = {
  add: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq',
    summary: 'Adds a question with its answer.',
    isIdempotent: true,
    body: questionInput,
    answer: changedQuestion,
    status: 201,
    errors: ['too_many_questions'],
  }),
  update: editContract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    summary: 'Changes a question.',
    body: questionPatch,
    answer: changedQuestion,
    errors: ['stale_version'],
  }),
  remove: editContract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/faq/{questionId}',
    summary: `Deletes a question; the bin of the guide keeps it for ${BIN_DAYS} days.`,
    status: 204,
  }),
  duplicate: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/duplicate',
    summary: 'Copies a question to the place behind it.',
    isIdempotent: true,
    answer: changedQuestion,
    status: 201,
    errors: ['too_many_questions'],
  }),
  restore: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/faq/{questionId}/restore',
    summary: 'Brings a deleted question back to its place.',
    answer: changedQuestion,
    errors: ['too_many_questions'],
  }),
  sort: editContract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/faq/sort',
    summary: 'Puts the questions in order; all of them must be named once.',
    body: sortInput,
    answer: ownProject,
  }),
};
