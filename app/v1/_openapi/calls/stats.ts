import * as dashboardProjectsIdAnalytics from '../../dashboard/projects/[id]/analytics/route';
import * as dashboardProjectsIdAnalyticsLanguages from '../../dashboard/projects/[id]/analytics/languages/route';
import * as dashboardProjectsIdAnalyticsDevices from '../../dashboard/projects/[id]/analytics/devices/route';
import * as dashboardProjectsIdAnalyticsDays from '../../dashboard/projects/[id]/analytics/days/route';
import * as dashboardProjectsIdAnalyticsSteps from '../../dashboard/projects/[id]/analytics/steps/route';
import * as dashboardAnalytics from '../../dashboard/analytics/route';
import * as dashboardAnalyticsLanguages from '../../dashboard/analytics/languages/route';
import * as dashboardAnalyticsDevices from '../../dashboard/analytics/devices/route';
import * as dashboardAnalyticsDays from '../../dashboard/analytics/days/route';
import type { CallGroup } from '../call-group';

export const stats: CallGroup = {
  name: 'Figures',
  slug: 'figures',
  about: 'How often guides were viewed and how readers went through them.',
  calls: {
    '/dashboard/projects/{id}/analytics': [
      dashboardProjectsIdAnalytics,
      {
        GET: {
          summary: 'What the readers of a project did, and a page of the visits.',
          hasTable: true,
        },
      },
    ],
    '/dashboard/projects/{id}/analytics/languages': [
      dashboardProjectsIdAnalyticsLanguages,
      {
        GET: { summary: 'In which languages the visits of a project were.', hasTable: true },
      },
    ],
    '/dashboard/projects/{id}/analytics/devices': [
      dashboardProjectsIdAnalyticsDevices,
      {
        GET: { summary: 'On what devices the visits of a project were.', hasTable: true },
      },
    ],
    '/dashboard/projects/{id}/analytics/days': [
      dashboardProjectsIdAnalyticsDays,
      {
        GET: { summary: 'Views and visits of a project on each UTC day.', hasTable: true },
      },
    ],
    '/dashboard/projects/{id}/analytics/steps': [
      dashboardProjectsIdAnalyticsSteps,
      {
        GET: {
          summary: 'How many visits reached and left each step, and how long they stayed.',
          hasTable: true,
        },
      },
    ],
    '/dashboard/analytics': [
      dashboardAnalytics,
      {
        GET: {
          summary: "What the readers of all of one's projects did, and a page of the projects.",
          hasTable: true,
        },
      },
    ],
    '/dashboard/analytics/languages': [
      dashboardAnalyticsLanguages,
      {
        GET: {
          summary: "In which languages the visits of all of one's projects were.",
          hasTable: true,
        },
      },
    ],
    '/dashboard/analytics/devices': [
      dashboardAnalyticsDevices,
      {
        GET: {
          summary: "On what devices the visits of all of one's projects were.",
          hasTable: true,
        },
      },
    ],
    '/dashboard/analytics/days': [
      dashboardAnalyticsDays,
      {
        GET: {
          summary: "Views and visits of all of one's projects on each UTC day.",
          hasTable: true,
        },
      },
    ],
  },
};
