import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { contract } from '@/shared/http/contract';
import {
  projectsQuery,
  projectList,
  projectInput,
  projectCreated,
  ownProject,
  projectPatch,
  publicProject,
  oembedQuery,
  oembedResponse,
} from './schema';
import { draftQuery } from './field-schemas';
import { versionQuery } from './versions/schema';
import { suggestionsView } from './suggestions/schema';

export const projectCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/projects',
    scope: 'read',
    summary: "A page of one's own projects.",
    query: projectsQuery,
    answer: projectList,
  }),
  create: contract({
    method: 'POST',
    path: '/dashboard/projects',
    scope: 'write',
    summary: 'Makes a project.',
    isIdempotent: true,
    body: projectInput,
    answer: projectCreated,
    status: 201,
    errors: ['too_many_projects'],
  }),
  read: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}',
    scope: 'read',
    summary: "One's own project with its steps and questions.",
    answer: ownProject,
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}',
    scope: 'write',
    summary: 'Changes a project, its picture, or what the picture shows.',
    query: draftQuery,
    body: projectPatch,
    answer: ownProject,
    errors: ['stale_version', ...PICTURE_ERRORS],
  }),
  delete: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}',
    scope: 'write',
    summary: 'Deletes a project; it can be restored for ten minutes.',
    status: 204,
  }),
  restore: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/restore',
    scope: 'write',
    summary: 'Brings a deleted project back.',
    answer: ownProject,
  }),
  duplicate: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/duplicate',
    scope: 'write',
    summary: 'Makes a full unpublished copy of a project.',
    isIdempotent: true,
    answer: projectCreated,
    status: 201,
    errors: ['too_many_projects', 'taken_down'],
  }),
  publish: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/publish',
    scope: 'publish',
    summary: 'Publishes a project, or the draft of a published one.',
    answer: ownProject,
    errors: ['no_steps', 'archived', 'taken_down', 'email_unconfirmed'],
  }),
  unpublish: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/unpublish',
    scope: 'publish',
    summary: 'Takes a project from the public.',
    answer: ownProject,
    errors: ['archived'],
  }),
  archive: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/archive',
    scope: 'publish',
    summary: 'Puts a project away; it leaves the public at once.',
    answer: ownProject,
  }),
  unarchive: contract({
    method: 'PATCH',
    path: '/dashboard/projects/{id}/unarchive',
    scope: 'publish',
    summary: 'Takes a project out of the archive; it is unpublished then.',
    answer: ownProject,
  }),
  readSuggestions: contract({
    method: 'GET',
    path: '/dashboard/suggestions',
    scope: 'read',
    summary: 'What one wrote in earlier projects: brands, categories, tags, tools and parts.',
    answer: suggestionsView,
  }),
};

export const publicProjectCalls = {
  read: contract({
    method: 'GET',
    path: '/projects/{id}',
    scope: 'public',
    summary: 'A published project with its steps and questions.',
    query: versionQuery,
    answer: publicProject,
    errors: ['project_not_found', 'project_taken_down'],
  }),
  embed: contract({
    method: 'GET',
    path: '/oembed',
    scope: 'public',
    summary: 'How another site shows a guide, by the address of its page (oEmbed).',
    query: oembedQuery,
    answer: oembedResponse,
    errors: ['project_not_found', 'project_taken_down', 'format_unsupported'],
  }),
};
