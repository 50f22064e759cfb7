import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { releaseFiles } from '@/features/uploads/server/service';
import {
  PROJECTS_PER_ACCOUNT_MAX,
  QUESTIONS_PER_PROJECT_MAX,
  RESTORE_MS,
  STEPS_PER_PROJECT_MAX,
} from '../../constants';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import type { DraftQuestion, DraftStep, ItemKind } from '../../model/content/content';
import { withItem } from '../../model/content/items';
import type { QuestionView } from '../../questions/schema';
import type { ProjectView } from '../../schema';
import type { StepView } from '../../steps/schema';
import { changeGuide } from '../draft/change-guide';
import { readProject } from '../owned-project';
import { toProjectView } from '../presenter';
import { questionIn } from '../questions/answer';
import { countOwnedLocked, findRemoved, listFileIds, updateProject } from '../repository';
import { stepIn } from '../steps/answer';
import { deleteOldTombstones } from '../tombstones/repository';
import { listVersionFiles } from '../versions/repository';
import * as rows from './repository';

/**
 * Restores a deleted step at its position, with its id, picture and reports. An existing one stays
 * unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_steps
 */
export function restoreStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  return changeGuide(
    actor,
    projectId,
    edit,
    async ({ project, draft }) => {
      const steps = await withRestored(project.id, 'step', draft.steps, stepId);
      if (steps.length > STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
      return { draft: steps === draft.steps ? draft : { ...draft, steps } };
    },
    (guide) => stepIn(guide, stepId),
  );
}

/**
 * Restores a deleted question at its position. An existing one stays unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_questions
 */
export function restoreQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return changeGuide(
    actor,
    projectId,
    edit,
    async ({ project, draft }) => {
      const questions = await withRestored(project.id, 'question', draft.questions, questionId);
      if (questions.length > QUESTIONS_PER_PROJECT_MAX) throw new AppError('too_many_questions');
      return { draft: questions === draft.questions ? draft : { ...draft, questions } };
    },
    (guide) => questionIn(guide, questionId),
  );
}

/** The items with one from the trash at its place; the same list if it is there. */
async function withRestored<Each extends DraftStep | DraftQuestion>(
  projectId: string,
  kind: ItemKind,
  items: Each[],
  id: string,
): Promise<Each[]> {
  if (items.some((item) => item.id === id.toLowerCase())) return items;
  const trashed = isUuid(id) ? await rows.findTrash(projectId, kind, id) : undefined;
  if (!trashed) throw new AppError('not_found');
  return withItem(items, trashed.item as Each, Math.min(trashed.position, items.length));
}

/**
 * Restores a deleted project with all its data: archived when it was, else unpublished. An existing
 * one stays unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_projects
 */
export async function restoreOwnedProject(
  actor: Actor,
  id: string,
): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const owned = await countOwnedLocked(actor.creatorId);
    const removed = await findRemoved(actor.creatorId, id, new Date(Date.now() - RESTORE_MS));
    if (!removed) return readProject(actor, id);
    if (owned >= PROJECTS_PER_ACCOUNT_MAX) throw new AppError('too_many_projects');
    const row = await updateProject(removed.id, { removedAt: null, version: { increment: 1 } });
    await emit('guide.restored', { guide: row });
    return { ...toProjectView(row), unpublishedChanges: 0 };
  });
}

/**
 * Deletes expired items permanently, with their pictures, and old tombstones.
 * @param now for tests
 */
export async function sweepTrash(now = new Date()): Promise<void> {
  for (const id of await rows.listRemovedBefore(new Date(now.getTime() - RESTORE_MS)))
    await purgeProject(id);
  await inTransaction(async () => releaseFiles(await rows.deleteExpired(now)));
  await deleteOldTombstones(now);
}

/**
 * Deletes a project of any owner at once and permanently, to repeat an earlier deletion.
 * @returns whether it existed
 */
export async function deletePermanently(projectId: string): Promise<boolean> {
  const isThere = await rows.markRemoved(projectId);
  if (isThere) await purgeProject(projectId);
  return isThere;
}

/** Deletes a removed project permanently, with all its data. */
export async function purgeProject(projectId: string): Promise<void> {
  await inTransaction(async () => {
    const fileIds = [
      ...(await listFileIds(projectId)),
      ...(await rows.listTrashFiles(projectId)),
      ...(await listVersionFiles(projectId)),
    ];
    if (await rows.deleteRemoved(projectId)) await releaseFiles(fileIds);
  });
}
