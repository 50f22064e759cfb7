import { apiCall, type ApiCallOptions } from '@/client/api-client';
import type { z } from 'zod';
import type { StatusFilter } from './constants';
import type { questionInput, QuestionPatch, QuestionView } from './faq/schema';
import type { projectInput, ProjectPatch, ProjectSummary, ProjectView } from './schema';
import type { NewStepInput, StepPatch, StepView } from './step/schema';
import type { Paginated } from '@/shared/pagination';
import type { Suggestions } from './suggestions/schema';

/** What identifies a project in answers to creating one. */
export type CreatedProject = { id: string; projectUid: string };

/** How a call goes out while its page may be on its way out. */
export type Sending = Pick<ApiCallOptions, 'keepalive' | 'canRenew'>;

const at = (projectUid: string, rest = '') => `/dashboard/projects/${encodeURIComponent(projectUid)}${rest}`;
const atStep = (projectUid: string, stepId: string) => at(projectUid, `/steps/${encodeURIComponent(stepId)}`);
const atQuestion = (projectUid: string, questionId: string) => at(projectUid, `/faq/${encodeURIComponent(questionId)}`);

export function listProjects(query: { status?: StatusFilter; page?: number; limit?: number }, signal?: AbortSignal) {
  return apiCall<Paginated<ProjectSummary>>('GET', '/dashboard/projects', { query: { ...query }, signal });
}

export function readProject(projectUid: string, signal?: AbortSignal) {
  return apiCall<ProjectView>('GET', at(projectUid), { signal });
}

/** What the creator wrote before as tags, tools, parts, brand and category. */
export function readSuggestions() {
  return apiCall<Suggestions>('GET', '/dashboard/suggestions');
}

/** @param idempotencyKey the same for every retry of one wish */
export function createProject(input: z.input<typeof projectInput>, idempotencyKey: string) {
  return apiCall<CreatedProject>('POST', '/dashboard/projects', { body: input, idempotencyKey });
}

/** Send the `version` that was seen, and a change in between is refused with the current project. */
export function updateProject(projectUid: string, patch: ProjectPatch) {
  return apiCall<ProjectView>('PATCH', at(projectUid), { body: patch });
}

export function deleteProject(projectUid: string) {
  return apiCall<undefined>('DELETE', at(projectUid));
}

/** Brings back what was deleted a moment ago; what is there stays as it is. */
export function restoreProject(projectUid: string) {
  return apiCall<ProjectView>('POST', at(projectUid, '/restore'));
}

export function publishProject(projectUid: string) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/publish'));
}

export function unpublishProject(projectUid: string) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/unpublish'));
}

export function archiveProject(projectUid: string) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/archive'));
}

export function unarchiveProject(projectUid: string) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/unarchive'));
}

export function duplicateProject(projectUid: string, idempotencyKey: string) {
  return apiCall<CreatedProject>('POST', at(projectUid, '/duplicate'), { idempotencyKey });
}

export function addStep(projectUid: string, input: NewStepInput, idempotencyKey: string) {
  return apiCall<StepView>('POST', at(projectUid, '/steps'), { body: input, idempotencyKey });
}

export function updateStep(projectUid: string, stepId: string, patch: StepPatch, sending: Sending = {}) {
  return apiCall<StepView>('PATCH', atStep(projectUid, stepId), { body: patch, ...sending });
}

/** The copy stands right behind its original. */
export function duplicateStep(projectUid: string, stepId: string, idempotencyKey: string) {
  return apiCall<StepView>('POST', `${atStep(projectUid, stepId)}/duplicate`, { idempotencyKey });
}

export function removeStep(projectUid: string, stepId: string) {
  return apiCall<undefined>('DELETE', atStep(projectUid, stepId));
}

export function restoreStep(projectUid: string, stepId: string) {
  return apiCall<StepView>('POST', `${atStep(projectUid, stepId)}/restore`);
}

/** @param ids all steps and chapters of the project, in the new order */
export function sortSteps(projectUid: string, ids: string[]) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/steps/sort'), { body: { ids } });
}

export function addQuestion(projectUid: string, input: z.input<typeof questionInput>, idempotencyKey: string) {
  return apiCall<QuestionView>('POST', at(projectUid, '/faq'), { body: input, idempotencyKey });
}

export function updateQuestion(projectUid: string, questionId: string, patch: QuestionPatch, sending: Sending = {}) {
  return apiCall<QuestionView>('PATCH', atQuestion(projectUid, questionId), { body: patch, ...sending });
}

export function duplicateQuestion(projectUid: string, questionId: string, idempotencyKey: string) {
  return apiCall<QuestionView>('POST', `${atQuestion(projectUid, questionId)}/duplicate`, { idempotencyKey });
}

export function removeQuestion(projectUid: string, questionId: string) {
  return apiCall<undefined>('DELETE', atQuestion(projectUid, questionId));
}

export function restoreQuestion(projectUid: string, questionId: string) {
  return apiCall<QuestionView>('POST', `${atQuestion(projectUid, questionId)}/restore`);
}

/** @param ids all questions of the project, in the new order */
export function sortQuestions(projectUid: string, ids: string[]) {
  return apiCall<ProjectView>('PATCH', at(projectUid, '/faq/sort'), { body: { ids } });
}
