import { contract } from '@/shared/http/contract';
import { ownProject, publicProject } from '../schema';
import {
  changesSince,
  compareQuery,
  comparison,
  droppedVersions,
  sinceQuery,
  versionInput,
  versionList,
  versionsQuery,
} from './schema';

export const versionCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/versions',
    scope: 'read',
    summary: 'The versions of a project that were published, the newest first.',
    query: versionsQuery,
    answer: versionList,
  }),
  publish: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/versions',
    scope: 'publish',
    isTagged: true,
    summary: 'Publishes the draft as the next version, with a word about it; or one step of it.',
    description: 'Where there is nothing to publish, nothing changes.',
    isIdempotent: true,
    body: versionInput,
    answer: ownProject,
    status: 201,
    errors: [
      'no_steps',
      'archived',
      'taken_down',
      'email_unconfirmed',
      'review_needed',
      'approval_lapsed',
    ],
  }),
  read: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/versions/{number}',
    scope: 'read',
    summary: 'A version as readers got it.',
    answer: publicProject,
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/versions/{number}/restore',
    scope: 'write',
    isTagged: true,
    summary: 'Makes the content of a version the draft; the versions stay as they are.',
    answer: ownProject,
  }),
  restoreStep: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/versions/{number}/steps/{stepId}/restore',
    scope: 'write',
    isTagged: true,
    summary: 'Makes one step or chapter of a version part of the draft.',
    description: 'It takes the place of the present one. The former draft goes to the bin.',
    answer: ownProject,
    errors: ['too_many_steps'],
  }),
  compare: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/versions/compare',
    scope: 'read',
    summary: 'What differs between two versions, or a version and the draft.',
    query: compareQuery,
    answer: comparison,
  }),
  dropOld: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/versions',
    scope: 'write',
    summary: 'Deletes all versions but the newest ten, with the pictures that only they show.',
    answer: droppedVersions,
  }),
  discard: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/draft',
    scope: 'write',
    isTagged: true,
    summary: 'Discards the changes that are not published.',
    answer: ownProject,
  }),
};

export const publicVersionCalls = {
  changes: contract({
    method: 'GET',
    path: '/projects/{id}/changes',
    scope: 'public',
    summary: 'What has changed in a published project since one of its versions.',
    query: sinceQuery,
    answer: changesSince,
    errors: ['project_not_found', 'project_taken_down'],
  }),
};
