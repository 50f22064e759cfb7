import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { cutOf, isWhole, type PictureCut, pixelsOf } from '@/features/uploads/model/picture-cut';
import { cutPicture } from '@/features/uploads/server/cut-picture';
import { attachableFileId } from '@/features/uploads/server/service';
import { AppError, fieldError } from '@/shared/http/app-error';
import { CROP_MIN_PX } from '../../constants';
import type { DraftStep } from '../../model/content/content';
import { itemIn } from '../../model/content/items';
import { mediaOf, originOf, type PictureEdit } from '../../model/content/media';
import type { StepPatch } from '../../steps/schema';
import type { StepRow } from '../draft/repository';
import { readOwnedRow } from '../owned-project';

type Media = NonNullable<StepPatch['media']>;
/** The file that was made of a picture; none where that is shown again. */
type Edited = { originId: string; cut?: PictureCut; key?: string };
/** By the place in the request. */
export type EditedPictures = ReadonlyMap<number, Edited>;

/**
 * Makes the files of the pictures that a request edits. Call this before the transaction that attaches
 * them: decoding must hold no lock.
 * @throws {AppError} not_found, validation_failed for a picture that is not of this step or has a clip, and for
 *   a small crop; those of cutPicture
 */
export async function editPictures(
  actor: Actor,
  projectId: string,
  stepId: string,
  media: Media = [],
): Promise<EditedPictures> {
  const edited = new Map<number, Edited>();
  if (media.every(({ edit }) => edit === undefined)) return edited;
  const step = itemIn((await readOwnedRow(actor, projectId)).steps, stepId);
  for (const [index, { id, file, clip, edit }] of media.entries()) {
    if (edit === undefined) continue;
    const path = `media.${index}.edit`;
    const place = mediaOf(step).findIndex((medium) => medium.id === id);
    const medium = mediaOf(step)[place];
    if (!medium || file || clip || medium.clip) throw fieldError(path, 'editPicture');
    const cut = cutOf(edit);
    const originId = originOf(medium);
    if (isWhole(cut)) edited.set(index, { originId });
    else {
      refuseSmallCrop(cut, pictureOf(step, place), `${path}.crop`);
      const { key } = await cutPicture(actor, originId, cut);
      edited.set(index, { originId, cut, key });
    }
  }
  return edited;
}

/** The row of the picture at a place of a step, as it was uploaded. */
const pictureOf = (step: StepRow, place: number) =>
  step.originFiles[place] ?? [step.file, ...step.furtherFiles][place];

function refuseSmallCrop(
  { crop }: PictureCut,
  file: { width: number | null; height: number | null } | null | undefined,
  path: string,
): void {
  if (!crop || !file?.width || !file.height) return;
  const { width, height } = pixelsOf(crop, { width: file.width, height: file.height });
  const has = Math.max(width, height);
  if (has < Math.min(CROP_MIN_PX, Math.max(file.width, file.height)))
    throw fieldError(path, 'cropSmall', { px: CROP_MIN_PX, has });
}

/**
 * The file and the edit of an edited picture, for the transaction that attaches it.
 * @param current makes the step as it is stored now, for the response
 * @throws {AppError} stale_version where another picture took its place meanwhile
 */
export async function attachedEdit(
  actor: Actor,
  step: DraftStep,
  id: string | undefined,
  { originId, cut, key }: Edited,
  current: () => unknown,
): Promise<{ fileId: string; edit: PictureEdit | null }> {
  const medium = mediaOf(step).find((each) => each.id === id);
  if (!medium || originOf(medium) !== originId)
    throw new AppError('stale_version', { current: await current() });
  if (!cut || !key) return { fileId: originId, edit: null };
  const fileId = await attachableFileId(actor, { name: '', url: key }, 'media');
  return { fileId, edit: { ...cut, originId } };
}
