import * as dashboardProjectsIdFeedback from '../../dashboard/projects/[id]/feedback/route';
import * as dashboardProjectsIdFeedbackFeedbackId from '../../dashboard/projects/[id]/feedback/[feedbackId]/route';
import * as dashboardProjectsIdReports from '../../dashboard/projects/[id]/reports/route';
import * as dashboardProjectsIdReportsReportId from '../../dashboard/projects/[id]/reports/[reportId]/route';
import type { CallGroup } from '../call-group';

export const messages: CallGroup = {
  name: 'What readers sent',
  slug: 'messages',
  about: 'Feedback and reports that readers sent, for the creator of the guide.',
  calls: {
    '/dashboard/projects/{id}/feedback': [
      dashboardProjectsIdFeedback,
      {
        GET: {
          summary: 'A page of the feedback on a project, with averages over all of the filter.',
          hasTable: true,
        },
      },
    ],
    '/dashboard/projects/{id}/feedback/{feedbackId}': [
      dashboardProjectsIdFeedbackFeedbackId,
      {
        PATCH: { summary: 'Marks a feedback as new (1) or read (2).' },
      },
    ],
    '/dashboard/projects/{id}/reports': [
      dashboardProjectsIdReports,
      {
        GET: { summary: 'The reports on a project, step by step.', hasTable: true },
      },
    ],
    '/dashboard/projects/{id}/reports/{reportId}': [
      dashboardProjectsIdReportsReportId,
      {
        PATCH: { summary: 'Marks a report as new (1) or read (2).' },
      },
    ],
  },
};
