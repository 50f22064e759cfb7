import { ownProject } from '@/features/projects/schema';
import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { contract } from '@/shared/http/contract';
import { BIN_DAYS } from '../constants';
import { editContract } from '../edit-contract';
import {
  newStepInput,
  changedStep,
  stepPatch,
  swapInput,
  changedSteps,
  sortInput,
  proposedUses,
} from './schema';

export const stepCalls = {
  add: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps',
    summary: 'Adds a step (type 1) or a chapter (type 2) at the end.',
    isIdempotent: true,
    body: newStepInput,
    answer: changedStep,
    status: 201,
    errors: ['too_many_steps', ...PICTURE_ERRORS],
  }),
  update: editContract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    summary: 'Changes a step or a chapter.',
    body: stepPatch,
    answer: changedStep,
    errors: ['stale_version', ...PICTURE_ERRORS],
  }),
  remove: editContract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/steps/{stepId}',
    summary: `Deletes a step; the bin of the guide keeps it for ${BIN_DAYS} days.`,
    status: 204,
    errors: ['last_step'],
  }),
  duplicate: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/duplicate',
    summary: 'Copies a step to the place behind it.',
    isIdempotent: true,
    answer: changedStep,
    status: 201,
    errors: ['too_many_steps'],
  }),
  restore: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/restore',
    summary: 'Brings a deleted step back to its place.',
    answer: changedStep,
    errors: ['too_many_steps'],
  }),
  swapPicture: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/swap-picture',
    summary:
      'Exchanges the pictures of two steps, and what is said of them; a step without a picture gives none.',
    isIdempotent: true,
    body: swapInput,
    answer: changedSteps,
  }),
  makeStep: editContract({
    method: 'POST',
    path: '/dashboard/projects/{id}/steps/{stepId}/media/{mediumId}/step',
    summary:
      'Moves one of several pictures of a step into a new step behind it; answers both steps.',
    isIdempotent: true,
    answer: changedSteps,
    errors: ['too_many_steps'],
  }),
  sort: editContract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/steps/sort',
    summary: 'Puts the steps in order; all of them must be named once.',
    body: sortInput,
    answer: ownProject,
  }),
  proposeUses: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/uses/proposed',
    scope: 'read',
    summary: 'Which parts and tools each step names, by its words in the first language.',
    description:
      'Without those that it uses already, and without those that could be one or another.',
    answer: proposedUses,
  }),
};
