import * as dashboardProjectsIdSteps from '../../dashboard/projects/[id]/steps/route';
import * as dashboardProjectsIdStepsStepId from '../../dashboard/projects/[id]/steps/[stepId]/route';
import * as dashboardProjectsIdStepsStepIdDuplicate from '../../dashboard/projects/[id]/steps/[stepId]/duplicate/route';
import * as dashboardProjectsIdStepsStepIdRestore from '../../dashboard/projects/[id]/steps/[stepId]/restore/route';
import * as dashboardProjectsIdStepsStepIdSwapPicture from '../../dashboard/projects/[id]/steps/[stepId]/swap-picture/route';
import * as dashboardProjectsIdStepsSort from '../../dashboard/projects/[id]/steps/sort/route';
import { type CallGroup, PICTURE_ERRORS } from '../call-group';

export const steps: CallGroup = {
  name: 'Steps',
  slug: 'steps',
  about: 'The steps and chapters of a guide.',
  calls: {
    '/dashboard/projects/{id}/steps': [
      dashboardProjectsIdSteps,
      {
        POST: {
          summary: 'Adds a step (type 1) or a chapter (type 2) at the end.',
          errors: ['too_many_steps', ...PICTURE_ERRORS],
        },
      },
    ],
    '/dashboard/projects/{id}/steps/{stepId}': [
      dashboardProjectsIdStepsStepId,
      {
        PATCH: {
          summary: 'Changes a step or a chapter.',
          errors: ['stale_version', ...PICTURE_ERRORS],
        },
        DELETE: {
          summary: 'Deletes a step; it can be restored for ten minutes.',
          errors: ['last_step'],
        },
      },
    ],
    '/dashboard/projects/{id}/steps/{stepId}/duplicate': [
      dashboardProjectsIdStepsStepIdDuplicate,
      {
        POST: { summary: 'Copies a step to the place behind it.', errors: ['too_many_steps'] },
      },
    ],
    '/dashboard/projects/{id}/steps/{stepId}/restore': [
      dashboardProjectsIdStepsStepIdRestore,
      {
        POST: { summary: 'Brings a deleted step back to its place.', errors: ['too_many_steps'] },
      },
    ],
    '/dashboard/projects/{id}/steps/{stepId}/swap-picture': [
      dashboardProjectsIdStepsStepIdSwapPicture,
      {
        POST: {
          summary:
            'Exchanges the pictures of two steps, and what is said of them; a step without a picture gives none.',
        },
      },
    ],
    '/dashboard/projects/{id}/steps/sort': [
      dashboardProjectsIdStepsSort,
      {
        PATCH: { summary: 'Puts the steps in order; all of them must be named once.' },
      },
    ],
  },
};
