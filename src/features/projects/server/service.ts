import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { attachableFileId, takeUploads } from '@/features/uploads/server/service';
import { PROJECTS_PER_ACCOUNT_MAX, ProjectStatus } from '../constants';
import type { DraftQuery, Unpublished } from '../field-schemas';
import { parseAverageTime } from '../model/average-time';
import type { Draft, GuideHead } from '../model/content/content';
import { changedTexts } from '../model/content/edit-items';
import { withFacts } from '../model/content/facts';
import { STEP_TEXTS } from '../model/content/fields';
import { withPrimaryLanguage } from '../model/content/primary-language';
import { withOtherPrimary } from '../model/texts/states';
import { isListed } from '../policy';
import type { ProjectInput, ProjectPatch, ProjectView } from '../schema';
import { changeGuide } from './draft/change-guide';
import { insertGuide } from './draft/insert-guide';
import { ifUnchanged } from './own-tag';
import { lockOwnedProject, projectIn, readProject, rejectStaleVersion } from './owned-project';
import { countOwnedLocked, updateProject } from './repository';
import { changedOwnTexts, newOwnTexts, validateOptionalTexts } from './validate-texts';

/**
 * Creates an unpublished project.
 * @param columns for samples: the key that makes repeated imports idempotent
 * @throws {AppError} too_many_projects past 1,000
 */
export async function createProject(
  actor: Actor,
  input: ProjectInput,
  columns: { importKey?: string } = {},
): Promise<{ id: string; projectUid: string }> {
  return inTransaction(async () => {
    if ((await countOwnedLocked(actor.creatorId)) >= PROJECTS_PER_ACCOUNT_MAX)
      throw new AppError('too_many_projects');
    const { averageTime, type, people, ref, brand } = input;
    validateOptionalTexts(input, 'yield.unit', input.yield?.unit);
    const head: GuideHead = {
      ...newOwnTexts(input),
      averageTimeMinutes: minutesOf(averageTime),
      people,
      ref,
      brand,
      alt: [],
      fileId: null,
      source: null,
    };
    const project = withFacts(head, input);
    return insertGuide(
      actor,
      { project, steps: [], questions: [] },
      { type, ...columns, ...(actor.via && { via: actor.via }) },
    );
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
  { version, ...patch }: ProjectPatch,
  edit: DraftQuery | undefined,
): Promise<ProjectView & Unpublished> {
  return changeGuide(
    actor,
    id,
    edit,
    async (guide) => {
      const { project, draft } = guide;
      await rejectStaleVersion(version, project.version, () => readProject(actor, id));
      const { keepTranslations: _, ...changes } = patch;
      if (Object.keys(changes).length === 0) return guide;
      const { file, type = project.type, ...fields } = patch;
      const fileId = file && (await attachableFileId(actor, file, 'file.url'));
      return {
        draft: withOwnFields(draft, { ...fields, fileId }),
        columns: { type, isListed: isListed({ ...project, type }) },
      };
    },
    projectIn,
  );
}

/**
 * A draft with changed fields of the guide itself. A new primary language changes the texts of its
 * steps and questions too.
 * @throws {AppError} validation_failed
 */
export function withOwnFields(
  draft: Draft,
  {
    fileId,
    ...patch
  }: Omit<ProjectPatch, 'file' | 'type' | 'version'> & { fileId?: string | null | undefined },
): Draft {
  const { alt, averageTime, people, ref, brand, keepTranslations } = patch;
  const { project } = draft;
  const merged = { ...project, ...changedOwnTexts(project, patch) };
  const [[from], [primary]] = [project.languages, merged.languages];
  const { steps, questions } = withPrimaryLanguage(draft, from, primary);
  const described = from === primary ? project.alt : withOtherPrimary(project.alt, from, primary);
  validateOptionalTexts(merged, 'alt', alt);
  validateOptionalTexts(merged, 'yield.unit', patch.yield?.unit);
  const head: GuideHead = {
    ...merged,
    ...(averageTime === undefined ? {} : { averageTimeMinutes: minutesOf(averageTime) }),
    ...(people === undefined ? {} : { people }),
    ...(ref === undefined ? {} : { ref }),
    ...(brand === undefined ? {} : { brand }),
    // The description of a removed picture must not describe the next one.
    alt:
      fileId === null
        ? []
        : changedTexts(described, alt, STEP_TEXTS.alt, {
            languages: merged.languages,
            keepTranslations,
          }),
    fileId: fileId === undefined ? project.fileId : fileId,
  };
  return { project: withFacts(head, patch, from), steps, questions };
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

function minutesOf(averageTime: string): number {
  const minutes = parseAverageTime(averageTime);
  if (minutes === undefined) throw fieldError('averageTime', 'averageTimeInvalid');
  return minutes;
}
