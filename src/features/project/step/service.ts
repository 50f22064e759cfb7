import 'server-only';
import { inTransaction } from '@/server/db/client';
import { AppError, fieldError } from '@/shared/app-error';
import { isUuid } from '@/shared/uid';
import type { Actor } from '../../auth/actor';
import { attachableFileId, releaseFiles } from '../../uploads/service';
import { expireProject } from '../cache';
import { checkBelow, checkOrder, checkTexts } from '../checked-texts';
import { ProjectStatus, STEPS_PER_PROJECT_MAX, StepType } from '../constants';
import { mergeTexts } from '../model/texts';
import { lockOwnProject, readProject, refuseStale } from '../own-project';
import { languagesOf } from '../presenter';
import type { ProjectView } from '../schema';
import { textsOf, toStepView } from './presenter';
import * as rows from './repository';
import type { StepInput, StepPatch, StepView } from './schema';

/**
 * Adds a step or a chapter at the end.
 * @throws {AppError} not_found, validation_failed, too_many_steps past 500
 */
export async function addStep(actor: Actor, projectId: string, input: StepInput): Promise<StepView> {
  return inTransaction(async () => {
    const project = await lockOwnProject(actor, projectId);
    checkStepTexts(project, input.type, input);
    const position = await rows.countSteps(project.id);
    if (position >= STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
    const row = await rows.insertStep({ ...input, projectId: project.id, position });
    await expireProject(project.projectUid);
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Adds many steps at the end, all or none, for guides that come whole.
 * @throws {AppError} not_found, validation_failed with paths below `steps`, too_many_steps past 500
 */
export async function addSteps(actor: Actor, projectId: string, inputs: StepInput[]): Promise<void> {
  await inTransaction(async () => {
    const project = await lockOwnProject(actor, projectId);
    for (const [index, input] of inputs.entries()) checkBelow(`steps.${index}`, () => checkStepTexts(project, input.type, input));
    const first = await rows.countSteps(project.id);
    if (first + inputs.length > STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
    await rows.insertSteps(inputs.map((input, index) => ({ ...input, projectId: project.id, position: first + index })));
    await expireProject(project.projectUid);
  });
}

/**
 * Changes texts or picture of a step. Texts of languages the project does not have at present are kept.
 * @throws {AppError} not_found, stale_version, validation_failed
 */
export async function updateStep(actor: Actor, projectId: string, stepId: string, patch: StepPatch): Promise<StepView> {
  return inTransaction(async () => {
    const project = await lockOwnProject(actor, projectId);
    const step = await findOwnStep(project.id, stepId);
    const view = toStepView(step, project.projectUid, languagesOf(project));
    refuseStale(patch.version, step.version, view);
    const { name, description, file } = patch;
    if (!name && !description && file === undefined) return view;
    checkStepTexts(project, step.type, { name, description });
    if (file && step.type === StepType.Chapter) throw fieldError('file', 'chapterFile');
    const fileId = file === undefined ? step.fileId : file && await attachableFileId(actor, file, 'file.url');
    const row = await rows.updateStep(step.id, {
      ...(name ? { name: mergeTexts(textsOf(step.name), name) } : {}),
      ...(description ? { description: mergeTexts(textsOf(step.description), description) } : {}),
      fileId,
      version: { increment: 1 },
    });
    if (step.fileId && step.fileId !== fileId) await releaseFiles([step.fileId]);
    await expireProject(project.projectUid);
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Removes a step or chapter with its picture.
 * @throws {AppError} not_found, last_step for the only step of a published project
 */
export async function removeStep(actor: Actor, projectId: string, stepId: string): Promise<void> {
  await inTransaction(async () => {
    const project = await lockOwnProject(actor, projectId);
    const step = await findOwnStep(project.id, stepId);
    const isPublishedStep = project.status === ProjectStatus.Published && step.type === StepType.Step;
    if (isPublishedStep && await rows.countSteps(project.id, StepType.Step) === 1) throw new AppError('last_step');
    await rows.deleteStep(project.id, step);
    if (step.fileId) await releaseFiles([step.fileId]);
    await expireProject(project.projectUid);
  });
}

/**
 * Puts the steps in a new order, all at once or not at all.
 * @param ids exactly the project's steps and chapters, in the new order
 * @throws {AppError} not_found, validation_failed
 */
export async function sortSteps(actor: Actor, projectId: string, ids: string[]): Promise<ProjectView> {
  return inTransaction(async () => {
    const project = await lockOwnProject(actor, projectId);
    checkOrder(ids, await rows.listStepIds(project.id));
    await rows.writeStepOrder(project.id, ids);
    await expireProject(project.projectUid);
    return readProject(actor, projectId);
  });
}

async function findOwnStep(projectId: string, stepId: string): Promise<rows.StepRow> {
  const step = isUuid(stepId) ? await rows.findStep(projectId, stepId) : null;
  if (!step) throw new AppError('not_found');
  return step;
}

function checkStepTexts(project: { languages: string[] }, type: number, { name, description }: Pick<StepPatch, 'name' | 'description'>): void {
  const isChapter = type === StepType.Chapter;
  if (isChapter && description && description.length > 0) throw fieldError('description', 'chapterDescription');
  checkTexts(project, { name, description: isChapter ? undefined : description });
}
