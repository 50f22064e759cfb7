import 'server-only';
import { emit } from '@/events/emit';
import { randomUid } from '@/server/secrets/random-uid';
import { inTransaction } from '@/server/db/client';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { attachableFileId, releaseFiles, takeUploads } from '@/features/uploads/server/service';
import { editContents } from './change-contents';
import type { DraftQuery, Unpublished } from '../field-schemas';
import { columnsOfChangedTexts, columnsOfNewTexts, validatePictureTexts } from './validate-texts';
import { PROJECTS_PER_ACCOUNT_MAX, ProjectStatus } from '../constants';
import { parseAverageTime } from '../model/average-time';
import { isTextList, type TextLists } from '../model/project-texts';
import { searchColumns } from '../model/tags';
import { withOriginsIn, withOtherPrimary } from '../model/states';
import { mergePictureTexts } from '../model/texts';
import { lockOwnedProject, readProject, rejectStaleVersion } from './owned-project';
import { ifUnchanged } from './own-tag';
import { isListed } from '../policy';
import { languagesOf, toProjectView } from './presenter';
import { changePrimaryLanguage } from './primary-language/service';
import { countOwnedLocked, findCreatorName, insertProject, updateProject } from './repository';
import type { ProjectInput, ProjectPatch, ProjectSource, ProjectView } from '../schema';
import { textsOf } from './steps/presenter';

/**
 * Creates an unpublished project.
 * @param origin for imported guides: their source, and the key that makes repeated imports
 *   idempotent
 * @throws {AppError} too_many_projects past 1,000
 */
export async function createProject(
  actor: Actor,
  input: ProjectInput,
  origin?: { source?: ProjectSource; importKey: string },
): Promise<{ id: string; projectUid: string }> {
  return inTransaction(async () => {
    if (!origin && (await countOwnedLocked(actor.creatorId)) >= PROJECTS_PER_ACCOUNT_MAX)
      throw new AppError('too_many_projects');
    const creator = await findCreatorName(actor.creatorId);
    const { averageTime, ...form } = withoutTextLists(input);
    const columns = { ...form, ...columnsOfNewTexts(input) };
    return insertProject({
      ...columns,
      ...searchColumns(columns, creator.name),
      ...origin,
      averageTimeMinutes: minutesOf(averageTime),
      projectUid: randomUid(),
      creatorId: actor.creatorId,
    });
  });
}

/**
 * Changes any part of the form, or the picture. The visibility changes at once, also in a draft.
 * @throws {AppError} not_found, precondition_failed, stale_version, validation_failed when a step or the project has no
 *   text in the new primary language or the picture is not the creator's own
 */
export async function updateOwnedProject(
  actor: Actor,
  id: string,
  patch: ProjectPatch,
  edit?: DraftQuery,
  ifMatch: string | null = null,
): Promise<ProjectView & Unpublished> {
  await takeUploads(actor, [patch.file]);
  return ifUnchanged(actor, id, ifMatch, () => change(actor, id, patch, edit));
}

function change(
  actor: Actor,
  id: string,
  patch: ProjectPatch,
  edit: DraftQuery | undefined,
): Promise<ProjectView & Unpublished> {
  return editContents(actor, id, edit, async (project) => {
    if (patch.version !== undefined && patch.version !== project.version) {
      rejectStaleVersion(patch.version, project.version, await readProject(actor, id));
    }
    const { version: _seen, keepTranslations, ...fields } = patch;
    if (Object.keys(fields).length === 0) return readProject(actor, id);
    const { file, alt, averageTime, ...form } = withoutTextLists(fields);
    const fileId =
      file === undefined
        ? project.fileId
        : file && (await attachableFileId(actor, file, 'file.url'));
    const columns = { ...form, ...columnsOfChangedTexts(project, patch) };
    const merged = { ...project, ...columns };
    const [[from], [primary]] = [languagesOf(project), languagesOf(merged)];
    await changePrimaryLanguage(project.id, from, primary);
    const described =
      from === primary
        ? textsOf(project.alt)
        : withOtherPrimary(textsOf(project.alt), from, primary);
    validatePictureTexts(merged, alt);
    const row = await updateProject(project.id, {
      ...columns,
      ...searchColumns(merged, project.creator.name),
      ...(averageTime === undefined ? {} : { averageTimeMinutes: minutesOf(averageTime) }),
      // The description of a removed picture must not describe the next one.
      ...(file === null
        ? { alt: [] }
        : {
            alt: alt
              ? withOriginsIn(
                  described,
                  mergePictureTexts(described, alt, languagesOf(merged)),
                  primary,
                  keepTranslations,
                )
              : described,
          }),
      fileId,
      isListed: isListed(merged),
      version: { increment: 1 },
    });
    if (project.fileId && project.fileId !== fileId) await releaseFiles([project.fileId]);
    // At once: it is not part of a version.
    if (project.type !== row.type)
      await emit('guide.visibilityChanged', { before: project, guide: row });
    return toProjectView(row);
  });
}

/**
 * Removes a project at once. Its creator can restore it for a few minutes; then it is deleted with
 * its steps, questions, feedback, reports, records and pictures.
 * @throws {AppError} not_found
 */
export async function deleteOwnedProject(actor: Actor, id: string): Promise<void> {
  await inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    // Public queries check the status; private ones check whether it was removed.
    const status =
      project.status === ProjectStatus.Archived
        ? ProjectStatus.Archived
        : ProjectStatus.Unpublished;
    const row = await updateProject(project.id, { removedAt: new Date(), status, isListed: false });
    await emit('guide.removed', { before: project, guide: row });
  });
}

/** Without what is stored in the column `texts`. */
function withoutTextLists<T extends Partial<TextLists>>(fields: T): Omit<T, keyof TextLists> {
  const others = Object.entries(fields).filter(([name]) => !isTextList(name));
  return Object.fromEntries(others) as Omit<T, keyof TextLists>;
}

function minutesOf(averageTime: string): number {
  const minutes = parseAverageTime(averageTime);
  if (minutes === undefined) throw fieldError('averageTime', 'averageTimeInvalid');
  return minutes;
}
