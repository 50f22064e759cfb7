import * as projects from '../../projects/route';
import * as projectsFilters from '../../projects/filters/route';
import * as projectsId from '../../projects/[id]/route';
import * as projectsIdView from '../../projects/[id]/view/route';
import * as projectsIdFeedback from '../../projects/[id]/feedback/route';
import * as projectsIdStepsStepIdReport from '../../projects/[id]/steps/[stepId]/report/route';
import * as projectsIdAnalytics from '../../projects/[id]/analytics/route';
import * as withdraw from '../../withdraw/route';
import * as contact from '../../contact/route';
import * as oembed from '../../oembed/route';
import type { CallGroup } from '../call-group';

export const readers: CallGroup = {
  name: 'Readers',
  slug: 'readers',
  about:
    'What anybody may do without an account: find and read guides, and tell their creators what is good or wrong.',
  calls: {
    '/projects': [
      projects,
      {
        GET: { summary: 'A page of the published public projects; `name` searches them.' },
      },
    ],
    '/projects/filters': [
      projectsFilters,
      {
        GET: {
          summary:
            'What one can choose among the hits of a search: languages, categories and tags with their numbers.',
        },
      },
    ],
    '/projects/{id}': [
      projectsId,
      {
        GET: {
          summary: 'A published project with its steps and questions.',
          errors: ['project_not_found'],
        },
      },
    ],
    '/projects/{id}/view': [
      projectsIdView,
      {
        POST: {
          summary: 'Registers a view: one a visitor in 30 minutes.',
          errors: ['project_not_found', 'too_many_requests'],
          limit: { times: 'viewsPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/projects/{id}/feedback': [
      projectsIdFeedback,
      {
        POST: {
          summary: 'Sends what one thinks of a project.',
          errors: ['project_not_found'],
          limit: { times: 'feedbackPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/projects/{id}/steps/{stepId}/report': [
      projectsIdStepsStepIdReport,
      {
        POST: {
          summary: 'Reports what is wrong with a step.',
          errors: ['project_not_found'],
          limit: { times: 'reportsPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/projects/{id}/analytics': [
      projectsIdAnalytics,
      {
        POST: {
          summary:
            'Tells how long a visit and its steps took; a later record of the same `sessionId` replaces the earlier.',
          errors: ['project_not_found'],
          limit: { times: 'recordsPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/withdraw': [
      withdraw,
      {
        POST: {
          summary:
            'Takes back a feedback or a report with the token of the mail that confirmed it.',
          errors: ['invalid_token'],
        },
      },
    ],
    '/contact': [
      contact,
      {
        POST: {
          summary: 'Writes to those who run this installation.',
          limit: { times: 'contactPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/oembed': [
      oembed,
      {
        GET: {
          summary: 'How another site shows a guide, by the address of its page (oEmbed).',
          errors: ['project_not_found', 'format_unsupported'],
        },
      },
    ],
  },
};
