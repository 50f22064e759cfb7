import * as dashboardProjects from '../../dashboard/projects/route';
import * as dashboardProjectsId from '../../dashboard/projects/[id]/route';
import * as dashboardProjectsIdRestore from '../../dashboard/projects/[id]/restore/route';
import * as dashboardProjectsIdDuplicate from '../../dashboard/projects/[id]/duplicate/route';
import * as dashboardProjectsIdPublish from '../../dashboard/projects/[id]/publish/route';
import * as dashboardProjectsIdUnpublish from '../../dashboard/projects/[id]/unpublish/route';
import * as dashboardProjectsIdArchive from '../../dashboard/projects/[id]/archive/route';
import * as dashboardProjectsIdUnarchive from '../../dashboard/projects/[id]/unarchive/route';
import * as dashboardSuggestions from '../../dashboard/suggestions/route';
import { type CallGroup, PICTURE_ERRORS } from '../call-group';

export const projects: CallGroup = {
  name: 'Projects',
  slug: 'projects',
  about: "One's own guides, from the first draft to the archive.",
  calls: {
    '/dashboard/projects': [
      dashboardProjects,
      {
        GET: { summary: "A page of one's own projects." },
        POST: { summary: 'Makes a project.', errors: ['too_many_projects'] },
      },
    ],
    '/dashboard/projects/{id}': [
      dashboardProjectsId,
      {
        GET: { summary: "One's own project with its steps and questions." },
        PATCH: {
          summary: 'Changes a project, its picture, or what the picture shows.',
          errors: ['stale_version', ...PICTURE_ERRORS],
        },
        DELETE: { summary: 'Deletes a project; it can be restored for ten minutes.' },
      },
    ],
    '/dashboard/projects/{id}/restore': [
      dashboardProjectsIdRestore,
      {
        POST: { summary: 'Brings a deleted project back.' },
      },
    ],
    '/dashboard/projects/{id}/duplicate': [
      dashboardProjectsIdDuplicate,
      {
        POST: {
          summary: 'Makes a full unpublished copy of a project.',
          errors: ['too_many_projects'],
        },
      },
    ],
    '/dashboard/projects/{id}/publish': [
      dashboardProjectsIdPublish,
      {
        PATCH: {
          summary: 'Publishes a project.',
          errors: ['no_steps', 'archived', 'email_unconfirmed'],
        },
      },
    ],
    '/dashboard/projects/{id}/unpublish': [
      dashboardProjectsIdUnpublish,
      {
        PATCH: { summary: 'Takes a project from the public.', errors: ['archived'] },
      },
    ],
    '/dashboard/projects/{id}/archive': [
      dashboardProjectsIdArchive,
      {
        PATCH: { summary: 'Puts a project away; it leaves the public at once.' },
      },
    ],
    '/dashboard/projects/{id}/unarchive': [
      dashboardProjectsIdUnarchive,
      {
        PATCH: { summary: 'Takes a project out of the archive; it is unpublished then.' },
      },
    ],
    '/dashboard/suggestions': [
      dashboardSuggestions,
      {
        GET: {
          summary: 'What one wrote in earlier projects: brands, categories, tags, tools and parts.',
        },
      },
    ],
  },
};
