import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { releaseFiles } from '@/features/uploads/server/service';
import { editContents } from '../change-contents';
import { moveFollowing } from '../items/repository';
import {
  PROJECTS_PER_ACCOUNT_MAX,
  QUESTIONS_PER_PROJECT_MAX,
  RESTORE_MS,
  STEPS_PER_PROJECT_MAX,
} from '../../constants';
import { toQuestionView } from '../questions/presenter';
import * as questions from '../questions/repository';
import type { QuestionView } from '../../questions/schema';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import { readProject } from '../owned-project';
import { languagesOf, toProjectView } from '../presenter';
import {
  countOwnedLocked,
  findRemoved,
  type LockedProject,
  listFileIds,
  updateProject,
} from '../repository';
import type { ProjectView } from '../../schema';
import { toStepView } from '../steps/presenter';
import * as steps from '../steps/repository';
import type { StepView } from '../../steps/schema';
import { deleteOldTombstones } from '../tombstones/repository';
import { listVersionFiles } from '../versions/repository';
import * as rows from './repository';

type StoredStep = { step: Prisma.StepUncheckedCreateInput };
type StoredQuestion = { question: Prisma.QuestionUncheckedCreateInput };

/** Removes a step permanently, unless it is restored in time; its picture stays until then. */
export async function moveStepToTrash(
  { id: projectId, creatorId }: LockedProject,
  { file: _file, ...step }: steps.StepRow,
): Promise<void> {
  const { id, position, fileId } = step;
  await rows.insertTrash({
    id,
    creatorId,
    projectId,
    kind: 'step',
    data: { step },
    position,
    fileId,
    expiresAt: new Date(Date.now() + RESTORE_MS),
  });
  await steps.deleteStep(id);
  await moveFollowing('step', projectId, position, -1);
}

/** The same for a question. */
export async function moveQuestionToTrash(
  { id: projectId, creatorId }: LockedProject,
  question: questions.QuestionRow,
): Promise<void> {
  const { id, position } = question;
  await rows.insertTrash({
    id,
    creatorId,
    projectId,
    kind: 'question',
    data: { question },
    position,
    fileId: null,
    expiresAt: new Date(Date.now() + RESTORE_MS),
  });
  await questions.deleteQuestion(id);
  await moveFollowing('question', projectId, position, -1);
}

/** Moves all steps and questions but these to the trash. */
export async function moveOthersToTrash(project: LockedProject, ids: string[]): Promise<void> {
  for (const step of await steps.listOtherSteps(project.id, ids))
    await moveStepToTrash(project, step);
  for (const question of await questions.listOtherQuestions(project.id, ids))
    await moveQuestionToTrash(project, question);
}

/**
 * Takes items out of the trash that are written again by other means, so that none comes back twice.
 * @returns the files they showed
 */
export async function takeFromTrash(projectId: string, ids: string[]): Promise<string[]> {
  const items = await rows.takeItems(projectId, ids);
  return items.flatMap(({ fileId }) => fileId ?? []);
}

/**
 * Restores a deleted step at its position, with its id, picture and reports. An existing one stays
 * unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_steps
 */
export async function restoreStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const there = isUuid(stepId) ? await steps.findStep(project.id, stepId) : null;
    if (there) return toStepView(there, project.projectUid, languagesOf(project));
    const item = await take(project, stepId, 'step');
    const count = await steps.countSteps(project.id);
    if (count >= STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
    const { step } = item.data as StoredStep;
    const position = Math.min(item.position, count);
    await moveFollowing('step', project.id, position - 1, 1);
    const row = await steps.insertStep({ ...step, position, fileId: item.fileId });
    await emit('draft.stepsChanged', { guide: project });
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Restores a deleted question at its position. An existing one stays unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_questions
 */
export async function restoreQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const there = isUuid(questionId) ? await questions.findQuestion(project.id, questionId) : null;
    if (there) return toQuestionView(there, languagesOf(project));
    const item = await take(project, questionId, 'question');
    const count = await questions.countQuestions(project.id);
    if (count >= QUESTIONS_PER_PROJECT_MAX) throw new AppError('too_many_questions');
    const { question } = item.data as StoredQuestion;
    const position = Math.min(item.position, count);
    await moveFollowing('question', project.id, position - 1, 1);
    const row = await questions.insertQuestion({ ...question, position });
    return toQuestionView(row, languagesOf(project));
  });
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

async function take(project: LockedProject, id: string, kind: rows.TrashKind) {
  const item = isUuid(id)
    ? await rows.takeTrash(
        id,
        { creatorId: project.creatorId, projectId: project.id, kind },
        new Date(),
      )
    : null;
  if (!item) throw new AppError('not_found');
  return item;
}
