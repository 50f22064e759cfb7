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
const TO_DRAFT = { draft: 'true' } as const;

export function readProject(projectUid: string, signal?: AbortSignal) {
  return callApi('GET', '/dashboard/projects/{id}', { params: { id: projectUid }, signal });
}

/** The creator's earlier tags, tools, parts, brands and categories. */
export function readSuggestions() {
  return callApi('GET', '/dashboard/suggestions');
}

/** @param idempotencyKey the same for every retry */
export function createProject(input: z.input<typeof projectInput>, idempotencyKey: string) {
  return callApi('POST', '/dashboard/projects', { body: input, idempotencyKey });
}

/**
 * With a stale `version`, the change is rejected with the current project.
 * @param query whether readers of a published project wait for its next version
 */
export function updateProject(
  projectUid: string,
  patch: ProjectPatch,
  { query = TO_DRAFT, ...sending }: Sending & { query?: { draft: 'true' | 'false' } } = {},
) {
  return edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}', {
      params: { id: projectUid },
      query,
      body: patch,
      ...sending,
    }),
  );
}

export function deleteProject(projectUid: string) {
  return callApi('DELETE', '/dashboard/projects/{id}', { params: { id: projectUid } });
}

/** Restores a recently deleted project; an existing one stays unchanged. */
export function restoreProject(projectUid: string) {
  return callApi('POST', '/dashboard/projects/{id}/restore', { params: { id: projectUid } });
}

export function publishProject(projectUid: string) {
  return callApi('PATCH', '/dashboard/projects/{id}/publish', { params: { id: projectUid } });
}

export function unpublishProject(projectUid: string) {
  return callApi('PATCH', '/dashboard/projects/{id}/unpublish', { params: { id: projectUid } });
}

export function archiveProject(projectUid: string) {
  return callApi('PATCH', '/dashboard/projects/{id}/archive', { params: { id: projectUid } });
}

export function unarchiveProject(projectUid: string) {
  return callApi('PATCH', '/dashboard/projects/{id}/unarchive', { params: { id: projectUid } });
}

/** Answers the operators' statement, once. */
export function answerOperators(projectUid: string, body: StatementAnswer) {
  return callApi('POST', '/dashboard/projects/{id}/answer', { params: { id: projectUid }, body });
}

export function duplicateProject(projectUid: string, idempotencyKey: string) {
  return callApi('POST', '/dashboard/projects/{id}/duplicate', {
    params: { id: projectUid },
    idempotencyKey,
  });
}

export function addStep(projectUid: string, input: NewStepInput, idempotencyKey: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/steps', {
      params: { id: projectUid },
      query: TO_DRAFT,
      body: input,
      idempotencyKey,
    }),
  );
}

export function updateStep(
  projectUid: string,
  stepId: string,
  patch: StepPatch,
  sending: Sending = {},
) {
  return edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}/steps/{stepId}', {
      params: { id: projectUid, stepId },
      query: TO_DRAFT,
      body: patch,
      ...sending,
    }),
  );
}

/** Inserts the copy right after the original. */
export function duplicateStep(projectUid: string, stepId: string, idempotencyKey: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/steps/{stepId}/duplicate', {
      params: { id: projectUid, stepId },
      query: TO_DRAFT,
      idempotencyKey,
    }),
  );
}

/** Swaps the pictures of two steps, which may be missing. */
export function swapPictures(
  projectUid: string,
  stepId: string,
  otherId: string,
  idempotencyKey: string,
) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/steps/{stepId}/swap-picture', {
      params: { id: projectUid, stepId },
      query: TO_DRAFT,
      body: { with: otherId },
      idempotencyKey,
    }),
  );
}

export function removeStep(projectUid: string, stepId: string) {
  return edit(
    projectUid,
    callApi('DELETE', '/dashboard/projects/{id}/steps/{stepId}', {
      params: { id: projectUid, stepId },
      query: TO_DRAFT,
    }),
  );
}

export function restoreStep(projectUid: string, stepId: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/steps/{stepId}/restore', {
      params: { id: projectUid, stepId },
      query: TO_DRAFT,
    }),
  );
}

/** @param ids all steps and chapters of the project, in the new order */
export function sortSteps(projectUid: string, ids: string[]) {
  return edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}/steps/sort', {
      params: { id: projectUid },
      query: TO_DRAFT,
      body: { ids },
    }),
  );
}

export function addQuestion(
  projectUid: string,
  input: z.input<typeof questionInput>,
  idempotencyKey: string,
) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/faq', {
      params: { id: projectUid },
      query: TO_DRAFT,
      body: input,
      idempotencyKey,
    }),
  );
}

export function updateQuestion(
  projectUid: string,
  questionId: string,
  patch: QuestionPatch,
  sending: Sending = {},
) {
  return edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}/faq/{questionId}', {
      params: { id: projectUid, questionId },
      query: TO_DRAFT,
      body: patch,
      ...sending,
    }),
  );
}

export function duplicateQuestion(projectUid: string, questionId: string, idempotencyKey: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/faq/{questionId}/duplicate', {
      params: { id: projectUid, questionId },
      query: TO_DRAFT,
      idempotencyKey,
    }),
  );
}

export function removeQuestion(projectUid: string, questionId: string) {
  return edit(
    projectUid,
    callApi('DELETE', '/dashboard/projects/{id}/faq/{questionId}', {
      params: { id: projectUid, questionId },
      query: TO_DRAFT,
    }),
  );
}

export function restoreQuestion(projectUid: string, questionId: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/faq/{questionId}/restore', {
      params: { id: projectUid, questionId },
      query: TO_DRAFT,
    }),
  );
}

/** @param ids all questions of the project, in the new order */
export function sortQuestions(projectUid: string, ids: string[]) {
  return edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}/faq/sort', {
      params: { id: projectUid },
      query: TO_DRAFT,
      body: { ids },
    }),
  );
}

/**
 * An address from which the browser downloads the project as a ZIP file, within a minute; with its
 * history, also its versions.
 */
export function addressOfExport(projectUid: string, history?: '1') {
  return callApi('POST', '/dashboard/projects/{id}/export', {
    params: { id: projectUid },
    query: { history },
  });
}
