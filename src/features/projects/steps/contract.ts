import { projectView } from '@/features/projects/schema';
import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { contract } from '@/shared/http/contract';
import { newStepInput, stepView, stepPatch, swapInput, stepList, sortInput } from './schema';

export const stepCalls = {
  add: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps',
    scope: 'write',
    summary: 'Adds a step (type 1) or a chapter (type 2) at the end.',
    isIdempotent: true,
    body: newStepInput,
    answer: stepView,
    status: 201,
    errors: ['too_many_steps', ...PICTURE_ERRORS],
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    scope: 'write',
    summary: 'Changes a step or a chapter.',
    body: stepPatch,
    answer: stepView,
    errors: ['stale_version', ...PICTURE_ERRORS],
  }),
  remove: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    scope: 'write',
    summary: 'Deletes a step; it can be restored for ten minutes.',
    status: 204,
    errors: ['last_step'],
  }),
  duplicate: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/duplicate',
    scope: 'write',
    summary: 'Copies a step to the place behind it.',
    isIdempotent: true,
    answer: stepView,
    status: 201,
    errors: ['too_many_steps'],
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/restore',
    scope: 'write',
    summary: 'Brings a deleted step back to its place.',
    answer: stepView,
    errors: ['too_many_steps'],
  }),
  swapPicture: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/swap-picture',
    scope: 'write',
    summary:
      'Exchanges the pictures of two steps, and what is said of them; a step without a picture gives none.',
    isIdempotent: true,
    body: swapInput,
    answer: stepList,
  }),
  sort: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/sort',
    scope: 'write',
    summary: 'Puts the steps in order; all of them must be named once.',
    body: sortInput,
    answer: projectView,
  }),
};
