import type { ApiCallOptions } from '@/browser/api/api-client';
import { callApi } from '@/browser/api/call-api';
import type { z } from 'zod';
import type { questionInput, QuestionPatch } from '../questions/schema';
import type { projectInput, ProjectPatch } from '../schema';
import type { StatementAnswer } from '../statement/schema';
import type { NewStepInput, StepPatch } from '../steps/schema';
import { edit } from './edits';

/** Options of a call while its page may be unloading. */
export type Sending = Pick<ApiCallOptions, 'keepalive' | 'canRenew'>;

/** Readers of a published project get an edit with its next version. */
const TO_DRAFT = { query: { draft: 'true' } } as const;
const PROJECTS = '/dashboard/projects';
const PROJECT = `${PROJECTS}/{id}`;
const STEPS = `${PROJECT}/steps`;
const STEP = `${STEPS}/{stepId}`;
const QUESTIONS = `${PROJECT}/faq`;
const QUESTION = `${QUESTIONS}/{questionId}`;

export const readProject = (id: string, signal?: AbortSignal) =>
  callApi('GET', PROJECT, { params: { id }, signal });

/** The creator's earlier tags, tools, parts, brands and categories. */
export const readSuggestions = () => callApi('GET', '/dashboard/suggestions');

/** @param idempotencyKey the same for every retry */
export const createProject = (body: z.input<typeof projectInput>, idempotencyKey: string) =>
  callApi('POST', PROJECTS, { body, idempotencyKey });

/**
 * With a stale `version`, the change is rejected with the current project.
 * @param options whether readers of a published project wait for its next version
 */
export const updateProject = (
  id: string,
  body: ProjectPatch,
  options: Sending & { query?: { draft: 'true' | 'false' } } = {},
) => edit(id, callApi('PATCH', PROJECT, { params: { id }, ...TO_DRAFT, body, ...options }));

export const deleteProject = (id: string) => callApi('DELETE', PROJECT, { params: { id } });

/** Restores a recently deleted project; an existing one stays unchanged. */
export const restoreProject = (id: string) =>
  callApi('POST', `${PROJECT}/restore`, { params: { id } });

export const publishProject = (id: string) =>
  callApi('PATCH', `${PROJECT}/publish`, { params: { id } });

export const unpublishProject = (id: string) =>
  callApi('PATCH', `${PROJECT}/unpublish`, { params: { id } });

export const archiveProject = (id: string) =>
  callApi('PATCH', `${PROJECT}/archive`, { params: { id } });

export const unarchiveProject = (id: string) =>
  callApi('PATCH', `${PROJECT}/unarchive`, { params: { id } });

/** Answers the operators' statement, once. */
export const answerOperators = (id: string, body: StatementAnswer) =>
  callApi('POST', `${PROJECT}/answer`, { params: { id }, body });

export const duplicateProject = (id: string, idempotencyKey: string) =>
  callApi('POST', `${PROJECT}/duplicate`, { params: { id }, idempotencyKey });

export const addStep = (id: string, body: NewStepInput, idempotencyKey: string) =>
  edit(id, callApi('POST', STEPS, { params: { id }, ...TO_DRAFT, body, idempotencyKey }));

export const updateStep = (id: string, stepId: string, body: StepPatch, sending: Sending = {}) =>
  edit(id, callApi('PATCH', STEP, { params: { id, stepId }, ...TO_DRAFT, body, ...sending }));

/** Inserts the copy right after the original. */
export const duplicateStep = (id: string, stepId: string, idempotencyKey: string) =>
  edit(
    id,
    callApi('POST', `${STEP}/duplicate`, { params: { id, stepId }, ...TO_DRAFT, idempotencyKey }),
  );

/** Swaps the pictures of two steps, which may be missing. */
export function swapPictures(id: string, stepId: string, otherId: string, idempotencyKey: string) {
  const options = { params: { id, stepId }, body: { with: otherId }, idempotencyKey };
  return edit(id, callApi('POST', `${STEP}/swap-picture`, { ...options, ...TO_DRAFT }));
}

/** Moves a picture of a step into a new step behind it. */
export function makeStepOfPicture(
  id: string,
  stepId: string,
  mediumId: string,
  idempotencyKey: string,
) {
  const options = { params: { id, stepId, mediumId }, idempotencyKey };
  return edit(id, callApi('POST', `${STEP}/media/{mediumId}/step`, { ...options, ...TO_DRAFT }));
}

export const removeStep = (id: string, stepId: string) =>
  edit(id, callApi('DELETE', STEP, { params: { id, stepId }, ...TO_DRAFT }));

export const restoreStep = (id: string, stepId: string) =>
  edit(id, callApi('POST', `${STEP}/restore`, { params: { id, stepId }, ...TO_DRAFT }));

/** Which parts and tools the stored steps seem to use. */
export const readProposedUses = (id: string) =>
  callApi('GET', `${PROJECT}/uses/proposed`, { params: { id } });

/** @param ids all steps and chapters of the project, in the new order */
export const sortSteps = (id: string, ids: string[]) =>
  edit(id, callApi('PATCH', `${STEPS}/sort`, { params: { id }, ...TO_DRAFT, body: { ids } }));

export const addQuestion = (
  id: string,
  body: z.input<typeof questionInput>,
  idempotencyKey: string,
) => edit(id, callApi('POST', QUESTIONS, { params: { id }, ...TO_DRAFT, body, idempotencyKey }));

export function updateQuestion(
  id: string,
  questionId: string,
  body: QuestionPatch,
  sending: Sending = {},
) {
  const options = { params: { id, questionId }, body, ...sending };
  return edit(id, callApi('PATCH', QUESTION, { ...options, ...TO_DRAFT }));
}

export function duplicateQuestion(id: string, questionId: string, idempotencyKey: string) {
  const options = { params: { id, questionId }, idempotencyKey };
  return edit(id, callApi('POST', `${QUESTION}/duplicate`, { ...options, ...TO_DRAFT }));
}

export const removeQuestion = (id: string, questionId: string) =>
  edit(id, callApi('DELETE', QUESTION, { params: { id, questionId }, ...TO_DRAFT }));

export const restoreQuestion = (id: string, questionId: string) =>
  edit(id, callApi('POST', `${QUESTION}/restore`, { params: { id, questionId }, ...TO_DRAFT }));

/** @param ids all questions of the project, in the new order */
export const sortQuestions = (id: string, ids: string[]) =>
  edit(id, callApi('PATCH', `${QUESTIONS}/sort`, { params: { id }, ...TO_DRAFT, body: { ids } }));

/**
 * An address from which the browser downloads the project as a ZIP file, within a minute; with its
 * history, also its versions.
 */
export const addressOfExport = (id: string, history?: '1') =>
  callApi('POST', `${PROJECT}/export`, { params: { id }, query: { history } });
