import 'server-only';
import { AppError, fieldError } from '@/shared/http/app-error';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Actor } from '@/features/auth/server/actor';
import { attachableFileId, takeUploads } from '@/features/uploads/server/service';
import { ProjectStatus, STEPS_PER_PROJECT_MAX, StepType } from '../../constants';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import type { DraftStep } from '../../model/content/content';
import { inOrder, itemIn, withChanged, withItem, withoutItem } from '../../model/content/items';
import { changedStep, newStep } from '../../model/content/edit-items';
import type { ProjectView } from '../../schema';
import type { NewStepInput, StepInput, StepList, StepPatch, StepView } from '../../steps/schema';
import { changeGuide } from '../draft/change-guide';
import type { OwnedGuide } from '../draft/columns';
import { projectIn, rejectStaleVersion } from '../owned-project';
import { languagesOf } from '../presenter';
import { validateStep } from '../validate-texts';
import { stepIn, stepsIn } from './answer';

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
  const id = uuid7();
  return changeSteps(
    actor,
    projectId,
    edit,
    async ({ project, draft: { steps } }) => {
      validateStep(project, input.type, { ...input, file });
      rejectFull(steps);
      const fileId = file ? await attachableFileId(actor, file, 'file.url') : null;
      return withItem(steps, { ...newStep(input, languagesOf(project)), id, fileId });
    },
    (guide) => stepIn(guide, id),
  );
}

/**
 * Changes texts or picture of a step. Texts in removed languages stay.
 * @throws {AppError} not_found, stale_version, validation_failed
 */
export async function updateStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  { version, keepTranslations, ...patch }: StepPatch,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  await takeUploads(actor, [patch.file]);
  return changeSteps(
    actor,
    projectId,
    edit,
    async (guide) => {
      const { project, draft } = guide;
      const step = itemIn(draft.steps, stepId);
      await rejectStaleVersion(version, step.version, () => stepIn(guide, stepId));
      if (Object.values(patch).every((change) => change === undefined)) return draft.steps;
      validateStep(project, step.type, patch);
      const { file, ...texts } = patch;
      const fileId = file && (await attachableFileId(actor, file, 'file.url'));
      const languages = languagesOf(project);
      return withChanged(draft.steps, step.id, () =>
        changedStep(step, { ...texts, fileId }, { languages, keepTranslations }),
      );
    },
    (guide) => stepIn(guide, stepId),
  );
}

/**
 * Inserts a copy of a step or chapter right after it. The picture is shared, not copied: a file is
 * deleted when nothing shows it.
 * @throws {AppError} not_found, too_many_steps past 500
 */
export function duplicateStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  const id = uuid7();
  return changeSteps(
    actor,
    projectId,
    edit,
    ({ draft: { steps } }) => {
      const step = itemIn(steps, stepId);
      rejectFull(steps);
      return withItem(steps, { ...step, id, version: 1 }, steps.indexOf(step) + 1);
    },
    (guide) => stepIn(guide, id),
  );
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
  await changeSteps(
    actor,
    projectId,
    edit,
    ({ project, draft: { steps } }) => {
      const { id, type } = itemIn(steps, stepId);
      const rest = withoutItem(steps, id);
      if (
        project.status === ProjectStatus.Published &&
        type === StepType.Step &&
        !rest.some((step) => step.type === StepType.Step)
      )
        throw new AppError('last_step');
      return rest;
    },
    () => ({}),
  );
}

/**
 * Puts the steps in a new order, all at once or not at all.
 * @param ids exactly the project's steps and chapters, in the new order
 * @throws {AppError} not_found, validation_failed
 */
export function sortSteps(
  actor: Actor,
  projectId: string,
  ids: string[],
  edit?: DraftQuery,
): Promise<ProjectView & Unpublished> {
  return changeSteps(actor, projectId, edit, ({ draft }) => inOrder(draft.steps, ids), projectIn);
}

/**
 * Swaps the pictures of two steps with their descriptions. One of them may have no picture.
 * @throws {AppError} not_found, validation_failed for chapters
 */
export function swapPictures(
  actor: Actor,
  projectId: string,
  stepId: string,
  otherId: string,
  edit?: DraftQuery,
): Promise<StepList & Unpublished> {
  return changeSteps(
    actor,
    projectId,
    edit,
    ({ draft: { steps } }) => {
      const [step, other] = [itemIn(steps, stepId), itemIn(steps, otherId)];
      if (step.type === StepType.Chapter || other.type === StepType.Chapter)
        throw fieldError('with', 'chapterFile');
      const pictureOf = ({ fileId, alt }: DraftStep) => ({ fileId, alt });
      const swapped = withChanged(steps, step.id, () => ({ ...step, ...pictureOf(other) }));
      return withChanged(swapped, other.id, () => ({ ...other, ...pictureOf(step) }));
    },
    async (guide) => {
      const results = await stepsIn(guide, [stepId, otherId]);
      return { results, totalResults: results.length };
    },
  );
}

/** Changes the steps of a guide; the same list where nothing changes. */
const changeSteps = <Result extends object>(
  actor: Actor,
  projectId: string,
  edit: DraftQuery | undefined,
  change: (guide: OwnedGuide) => DraftStep[] | Promise<DraftStep[]>,
  answer: (guide: OwnedGuide) => Result | Promise<Result>,
) =>
  changeGuide(
    actor,
    projectId,
    edit,
    async (guide) => {
      const steps = await change(guide);
      return { draft: steps === guide.draft.steps ? guide.draft : { ...guide.draft, steps } };
    },
    answer,
  );

function rejectFull(steps: readonly DraftStep[]): void {
  if (steps.length >= STEPS_PER_PROJECT_MAX) throw new AppError('too_many_steps');
}
