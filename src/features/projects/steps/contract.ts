import { ownProject } from '@/features/projects/schema';
import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { draftQuery } from '@/features/projects/field-schemas';
import { contract } from '@/shared/http/contract';
import { BIN_DAYS } from '../constants';
import { newStepInput, changedStep, stepPatch, swapInput, changedSteps, sortInput } from './schema';

export const stepCalls = {
  add: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps',
    scope: 'write',
    summary: 'Adds a step (type 1) or a chapter (type 2) at the end.',
    isIdempotent: true,
    query: draftQuery,
    body: newStepInput,
    answer: changedStep,
    status: 201,
    errors: ['too_many_steps', ...PICTURE_ERRORS],
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    scope: 'write',
    summary: 'Changes a step or a chapter.',
    query: draftQuery,
    body: stepPatch,
    answer: changedStep,
    errors: ['stale_version', ...PICTURE_ERRORS],
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    scope: 'write',
    summary: `Deletes a step; the bin of the guide keeps it for ${BIN_DAYS} days.`,
    query: draftQuery,
    status: 204,
    errors: ['last_step'],
  }),
  duplicate: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/duplicate',
    scope: 'write',
    summary: 'Copies a step to the place behind it.',
    isIdempotent: true,
    query: draftQuery,
    answer: changedStep,
    status: 201,
    errors: ['too_many_steps'],
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/restore',
    scope: 'write',
    summary: 'Brings a deleted step back to its place.',
    query: draftQuery,
    answer: changedStep,
    errors: ['too_many_steps'],
  }),
  swapPicture: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/swap-picture',
    scope: 'write',
    summary:
      'Exchanges the pictures of two steps, and what is said of them; a step without a picture gives none.',
    isIdempotent: true,
    query: draftQuery,
    body: swapInput,
    answer: changedSteps,
  }),
  sort: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/sort',
    scope: 'write',
    summary: 'Puts the steps in order; all of them must be named once.',
    query: draftQuery,
    body: sortInput,
    answer: ownProject,
  }),
};
