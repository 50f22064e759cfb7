import 'server-only';
import { AppError, fieldError } from '@/shared/http/app-error';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Actor } from '@/features/auth/server/actor';
import { attachableClip, attachableFileId, takeUploads } from '@/features/uploads/server/service';
import { ProjectStatus, StepType } from '../../constants';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import type { DraftStep } from '../../model/content/content';
import { mediaOf, withMedia, withMediaOf } from '../../model/content/media';
import { itemIn, withChanged, withItem, withoutItem } from '../../model/content/items';
import { changedStep, newStep } from '../../model/content/edit-items';
import { numberedTexts } from '../../model/texts/proposed';
import type { NewStepInput, StepInput, StepList, StepPatch, StepView } from '../../steps/schema';
import { changeItems, duplicateItem } from '../draft/change-items';
import { rejectStaleVersion } from '../owned-project';
import { languagesOf } from '../presenter';
import { validateStep, validateUses } from '../validate-texts';
import { stepIn, stepListIn } from './answer';
import { attachedEdit, type EditedPictures, editPictures } from './edit-pictures';

/**
 * Adds a step or a chapter at the end.
 * @throws {AppError} not_found, validation_failed, too_many_steps past 500
 */
export async function addStep(
  actor: Actor,
  projectId: string,
  { file, media, ...input }: StepInput & Pick<NewStepInput, 'file' | 'media'>,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> {
  await takeUploads(actor, [file, ...filesIn(media)]);
  const id = uuid7();
  return changeItems(
    'steps',
    actor,
    projectId,
    edit,
    async (steps, { project, draft }) => {
      validateStep(project, input.type, { ...input, file, media });
      validateUses(draft.project, input.uses);
      const languages = languagesOf(project);
      const step = { ...newStep(input, languages), id };
      const pictures = await attachedPictures(actor, step, { file, media });
      return withItem(steps, changedStep(step, pictures, { languages }));
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
  await takeUploads(actor, [patch.file, ...filesIn(patch.media)]);
  const edited = await editPictures(actor, projectId, stepId, patch.media);
  return changeItems(
    'steps',
    actor,
    projectId,
    edit,
    async (steps, guide) => {
      const { project, draft } = guide;
      const step = itemIn(steps, stepId);
      await rejectStaleVersion(version, step.version, () => stepIn(guide, stepId));
      if (Object.values(patch).every((change) => change === undefined)) return steps;
      validateStep(project, step.type, patch);
      validateUses(draft.project, patch.uses);
      const { file, media, ...texts } = patch;
      const pictures = await attachedPictures(actor, step, { file, media }, edited, () =>
        stepIn(guide, stepId),
      );
      return withChanged(steps, step.id, () =>
        changedStep(
          step,
          { ...texts, ...pictures },
          { languages: languagesOf(project), keepTranslations },
        ),
      );
    },
    (guide) => stepIn(guide, stepId),
  );
}

/** Inserts a copy of a step or chapter right after it (duplicateItem). */
export const duplicateStep = (
  actor: Actor,
  projectId: string,
  id: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> => duplicateItem('steps', actor, projectId, id, edit, stepIn);

/**
 * Removes a step or chapter with its picture, to the bin of the guide.
 * @throws {AppError} not_found, last_step for the only step of a published project
 */
export async function removeStep(
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<void> {
  await changeItems(
    'steps',
    actor,
    projectId,
    edit,
    (steps, { project }) => {
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
 * Swaps all pictures of two steps with their descriptions. One of them may have no picture.
 * @throws {AppError} not_found, validation_failed for chapters
 */
export function swapPictures(
  actor: Actor,
  projectId: string,
  stepId: string,
  otherId: string,
  edit?: DraftQuery,
): Promise<StepList & Unpublished> {
  return changeItems(
    'steps',
    actor,
    projectId,
    edit,
    (steps) => {
      const [step, other] = [itemIn(steps, stepId), itemIn(steps, otherId)];
      if (step.type === StepType.Chapter || other.type === StepType.Chapter)
        throw fieldError('with', 'chapterFile');
      const swapped = withChanged(steps, step.id, () => withMediaOf(step, other));
      return withChanged(swapped, other.id, () => withMediaOf(other, step));
    },
    (guide) => stepListIn(guide, [stepId, otherId]),
  );
}

/**
 * Moves one of several pictures of a step, with its description, into a new step behind it.
 * @throws {AppError} not_found, also for the only picture of a step; too_many_steps
 */
export function makeStepOfPicture(
  actor: Actor,
  projectId: string,
  stepId: string,
  mediumId: string,
  edit?: DraftQuery,
): Promise<StepList & Unpublished> {
  const id = uuid7();
  return changeItems(
    'steps',
    actor,
    projectId,
    edit,
    (steps, { project }) => {
      const step = itemIn(steps, stepId);
      const media = mediaOf(step);
      const medium = media.find((each) => each.id === mediumId.toLowerCase());
      if (!medium || media.length === 1) throw new AppError('not_found');
      const languages = languagesOf(project);
      const count = steps.filter(({ type }) => type === StepType.Step).length;
      const texts = numberedTexts(count + 1, languages);
      const made = { ...newStep({ type: StepType.Step, ...texts }, languages), id };
      const left = withChanged(steps, step.id, () =>
        withMedia(
          step,
          media.filter((each) => each !== medium),
        ),
      );
      return withItem(left, withMedia(made, [medium]), steps.indexOf(step) + 1);
    },
    (guide) => stepListIn(guide, [stepId, id]),
  );
}

type Pictures = Pick<StepPatch, 'file' | 'media'>;

const filesIn = (media: Pictures['media'] = []) => media.flatMap(({ file, clip }) => [file, clip]);

/**
 * The pictures of a request, with the ids of their files.
 * @throws {AppError} validation_failed for a file that is not an upload of the creator, and a new picture
 *   without a file; stale_version
 */
async function attachedPictures(
  actor: Actor,
  step: DraftStep,
  { file, media }: Pictures,
  edited: EditedPictures = new Map(),
  current: () => unknown = () => undefined,
) {
  const fileId = file && (await attachableFileId(actor, file, 'file.url'));
  if (!media) return { fileId };
  const known = new Set(mediaOf(step).map(({ id }) => id));
  const attached = [];
  for (const [index, medium] of media.entries()) {
    if (!medium.file && !known.has(medium.id ?? ''))
      throw fieldError(`media.${index}.file`, 'mediumFile');
    const edit = edited.get(index);
    if (medium.edit !== undefined && !edit) throw fieldError(`media.${index}.edit`, 'editPicture');
    const clip =
      medium.clip && (await attachableClip(actor, medium.clip, `media.${index}.clip.url`));
    attached.push({
      ...medium,
      clip,
      ...(edit
        ? await attachedEdit(actor, step, medium.id, edit, current)
        : {
            edit: undefined,
            fileId:
              medium.file &&
              (await attachableFileId(actor, medium.file, `media.${index}.file.url`)),
          }),
    });
  }
  return { fileId, media: attached };
}
