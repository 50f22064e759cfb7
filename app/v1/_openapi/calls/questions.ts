import * as dashboardProjectsIdFaq from '../../dashboard/projects/[id]/faq/route';
import * as dashboardProjectsIdFaqQuestionId from '../../dashboard/projects/[id]/faq/[questionId]/route';
import * as dashboardProjectsIdFaqQuestionIdDuplicate from '../../dashboard/projects/[id]/faq/[questionId]/duplicate/route';
import * as dashboardProjectsIdFaqQuestionIdRestore from '../../dashboard/projects/[id]/faq/[questionId]/restore/route';
import * as dashboardProjectsIdFaqSort from '../../dashboard/projects/[id]/faq/sort/route';
import type { CallGroup } from '../call-group';

export const questions: CallGroup = {
  name: 'Questions',
  slug: 'questions',
  about: 'The questions and answers at the end of a guide.',
  calls: {
    '/dashboard/projects/{id}/faq': [
      dashboardProjectsIdFaq,
      {
        POST: { summary: 'Adds a question with its answer.', errors: ['too_many_questions'] },
      },
    ],
    '/dashboard/projects/{id}/faq/{questionId}': [
      dashboardProjectsIdFaqQuestionId,
      {
        PATCH: { summary: 'Changes a question.', errors: ['stale_version'] },
        DELETE: { summary: 'Deletes a question; it can be restored for ten minutes.' },
      },
    ],
    '/dashboard/projects/{id}/faq/{questionId}/duplicate': [
      dashboardProjectsIdFaqQuestionIdDuplicate,
      {
        POST: {
          summary: 'Copies a question to the place behind it.',
          errors: ['too_many_questions'],
        },
      },
    ],
    '/dashboard/projects/{id}/faq/{questionId}/restore': [
      dashboardProjectsIdFaqQuestionIdRestore,
      {
        POST: {
          summary: 'Brings a deleted question back to its place.',
          errors: ['too_many_questions'],
        },
      },
    ],
    '/dashboard/projects/{id}/faq/sort': [
      dashboardProjectsIdFaqSort,
      {
        PATCH: { summary: 'Puts the questions in order; all of them must be named once.' },
      },
    ],
  },
};
