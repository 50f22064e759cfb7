import 'server-only';
import { emit } from '@/events/emit';
import { randomUUID } from 'node:crypto';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { attachableFileId, releaseFiles, takeUploads } from '@/features/uploads/server/service';
import { changeContents, editContents } from '../change-contents';
import { moveFollowing, writeOrder } from '../items/repository';
import { validateOrder, validateStep, validateUnder } from '../validate-texts';
import { ProjectStatus, STEPS_PER_PROJECT_MAX, StepType } from '../../constants';
import { changedLines, changedTimers } from '../../model/lines/change-lines';
import { linesOf, timersOf } from '../../model/lines/lines';
import { type EditedText, withOriginsIn } from '../../model/states';
import { mergePictureTexts, mergeTexts, newPictureTexts, newTexts } from '../../model/texts';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import { readProject, rejectStaleVersion } from '../owned-project';
import { languagesOf } from '../presenter';
import type { ProjectView } from '../../schema';
import { moveStepToTrash } from '../trash/service';
import { textsOf, toStepView } from './presenter';
import * as rows from './repository';
import type { NewStepInput, StepInput, StepList, StepPatch, StepView } from '../../steps/schema';

/**
 * Adds a step or a chapter at the end.
 * @throws {AppError} not_found, validation_failed, too_many_steps past 500
 */
export async function addStep(
  actor: Actor,
  projectId: string,
  { file, ...input }: StepInput & Pick<NewStepInput, 'file'>,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  await takeUploads(actor, [file]);
  return editContents(actor, projectId, edit, async (project) => {
    validateStep(project, input.type, { ...input, file });
    const position = await rows.countSteps(project.id);
    if (position >= STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
    const fileId = file ? await attachableFileId(actor, file, 'file.url') : null;
    const row = await rows.insertStep({
      ...stepColumns(input, languagesOf(project)),
      fileId,
      projectId: project.id,
      position,
    });
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Adds many steps at the end, all or none, for imported guides.
 * @throws {AppError} not_found, validation_failed with paths below `steps`, too_many_steps past 500
 */
export async function addSteps(
  actor: Actor,
  projectId: string,
  inputs: StepInput[],
): Promise<void> {
  await changeContents(actor, projectId, async (project) => {
    for (const [index, input] of inputs.entries())
      validateUnder(`steps.${index}`, () => validateStep(project, input.type, input));
    const first = await rows.countSteps(project.id);
    if (first + inputs.length > STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
    await rows.insertSteps(
      inputs.map((input, index) => ({
        ...stepColumns(input, languagesOf(project)),
        projectId: project.id,
        position: first + index,
      })),
    );
  });
}

/**
 * Changes texts or picture of a step. Texts in removed languages stay.
 * @throws {AppError} not_found, stale_version, validation_failed
 */
export async function updateStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  patch: StepPatch,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  await takeUploads(actor, [patch.file]);
  return editContents(actor, projectId, edit, async (project) => {
    const step = await findOwnStep(project.id, stepId);
    const view = toStepView(step, project.projectUid, languagesOf(project));
    rejectStaleVersion(patch.version, step.version, view);
    const { version: _, keepTranslations, ...changes } = patch;
    if (Object.values(changes).every((change) => change === undefined)) return view;
    validateStep(project, step.type, changes);
    const { name, description, alt, lines, timers, file } = changes;
    const fileId =
      file === undefined ? step.fileId : file && (await attachableFileId(actor, file, 'file.url'));
    const languages = languagesOf(project);
    const texts = (stored: unknown, merged: EditedText[]) =>
      withOriginsIn(textsOf(stored), merged, languages[0], keepTranslations);
    const lineEdit = { primary: languages[0], keepTranslations, newId: randomUUID };
    const row = await rows.updateStep(step.id, {
      ...(name ? { name: texts(step.name, mergeTexts(textsOf(step.name), name)) } : {}),
      ...(description
        ? {
            description: texts(
              step.description,
              mergeTexts(textsOf(step.description), description),
            ),
          }
        : {}),
      // The description of a removed picture must not describe the next one.
      ...(file === null
        ? { alt: [] }
        : alt
          ? { alt: texts(step.alt, mergePictureTexts(textsOf(step.alt), alt, languages)) }
          : {}),
      ...(lines ? { lines: changedLines(linesOf(step.lines), lines, lineEdit) } : {}),
      ...(timers ? { timers: changedTimers(timersOf(step.timers), timers, lineEdit) } : {}),
      fileId,
      version: { increment: 1 },
    });
    if (step.fileId && step.fileId !== fileId) await releaseFiles([step.fileId]);
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Inserts a copy of a step or chapter right after it. The picture is shared, not copied: a file is
 * deleted when nothing shows it.
 * @throws {AppError} not_found, too_many_steps past 500
 */
export async function duplicateStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const { type, name, description, fileId, alt, lines, timers, position } = await findOwnStep(
      project.id,
      stepId,
    );
    if ((await rows.countSteps(project.id)) >= STEPS_PER_PROJECT_MAX)
      throw new AppError('too_many_steps');
    await moveFollowing('step', project.id, position, 1);
    const row = await rows.insertStep({
      projectId: project.id,
      position: position + 1,
      type,
      fileId,
      name: textsOf(name),
      description: textsOf(description),
      alt: textsOf(alt),
      lines: linesOf(lines),
      timers: timersOf(timers),
    });
    return toStepView(row, project.projectUid, languagesOf(project));
  });
}

/**
 * Removes a step or chapter with its picture; it can be restored for a few minutes.
 * @throws {AppError} not_found, last_step for the only step of a published project
 */
export async function removeStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<void> {
  await changeContents(
    actor,
    projectId,
    async (project) => {
      const step = await findOwnStep(project.id, stepId);
      const isPublishedStep =
        project.status === ProjectStatus.Published && step.type === StepType.Step;
      if (isPublishedStep && (await rows.countSteps(project.id, StepType.Step)) === 1)
        throw new AppError('last_step');
      await moveStepToTrash(project, step);
      await emit('draft.stepsChanged', { guide: project });
    },
    edit,
  );
}

/**
 * Puts the steps in a new order, all at once or not at all.
 * @param ids exactly the project's steps and chapters, in the new order
 * @throws {AppError} not_found, validation_failed
 */
export async function sortSteps(
  actor: Actor,
  projectId: string,
  ids: string[],
  edit?: DraftQuery,
): Promise<ProjectView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    validateOrder(ids, await rows.listStepIds(project.id));
    await writeOrder('step', project.id, ids);
    return readProject(actor, projectId);
  });
}

/**
 * Swaps the pictures of two steps with their descriptions. One of them may have no picture.
 * @throws {AppError} not_found, validation_failed for chapters
 */
export async function swapPictures(
  actor: Actor,
  projectId: string,
  stepId: string,
  otherId: string,
  edit?: DraftQuery,
): Promise<StepList & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const step = await findOwnStep(project.id, stepId);
    const other = await findOwnStep(project.id, otherId);
    if (step.type === StepType.Chapter || other.type === StepType.Chapter)
      throw fieldError('with', 'chapterFile');
    const give = (to: rows.StepRow, { fileId, alt }: rows.StepRow) =>
      rows.updateStep(to.id, { fileId, alt: textsOf(alt), version: { increment: 1 } });
    const changed = [await give(step, other), await give(other, step)];
    const results = changed.map((row) => toStepView(row, project.projectUid, languagesOf(project)));
    return { results, totalResults: results.length };
  });
}

async function findOwnStep(projectId: string, stepId: string): Promise<rows.StepRow> {
  const step = isUuid(stepId) ? await rows.findStep(projectId, stepId) : null;
  if (!step) throw new AppError('not_found');
  return step;
}

/** The columns of a new step. */
export const stepColumns = (
  { type, name, description, alt, lines = [], timers = [] }: StepInput,
  languages: ProjectLanguage[],
) => {
  const edit = { primary: languages[0], newId: randomUUID };
  return {
    type,
    name: newTexts(name, languages),
    description: newTexts(description, languages),
    alt: newPictureTexts(alt, languages),
    lines: changedLines([], lines, edit),
    timers: changedTimers([], timers, edit),
  };
};
