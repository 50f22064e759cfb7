import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { requireConfirmedEmail } from '@/features/auth/server/service';
import { ProjectStatus } from '../constants';
import type { Unpublished } from '../field-schemas';
import { contentOf } from '../model/content/content';
import { lockGuide } from './draft/change-guide';
import type { OwnedGuide } from './draft/columns';
import { lockOwnedProject, readProject } from './owned-project';
import { isListed } from '../policy';
import { toProjectView } from './presenter';
import { type LockedProject, type ProjectRow, updateProject } from './repository';
import type { ProjectView } from '../schema';
import type { VersionInput } from '../versions/schema';
import { approvalFor } from './second-person/service';
import { findNewest, type Newest, writeApproval } from './versions/repository';
import { publishDraft, publishStep, refuseInGuide, type VersionNote } from './versions/service';
import { refuseTakenDown } from './takedown/service';

/**
 * Publishes a project, or the draft of a published one. Where there is nothing to publish, it stays
 * unchanged (docs/reference/guides.md#publication).
 * @throws {AppError} not_found, taken_down, archived, no_steps, validation_failed for refused words,
 *   email_unconfirmed where the installation requires it, review_needed and approval_lapsed where the workshop needs a second person
 */
export function publishProject(
  actor: Actor,
  id: string,
  note: VersionNote = {},
): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const guide = await lockGuide(actor, id);
    const { project } = guide;
    refuseTakenDown(project);
    if (project.status === ProjectStatus.Archived) throw new AppError('archived');
    if (project.stepCount === 0) throw new AppError('no_steps');
    await requireConfirmedEmail(actor);
    const newest = await findNewest(project.id);
    const published = await publishDraft(actor, guide, newest, note);
    if (!published && project.status === ProjectStatus.Published) return readProject(actor, id);
    if (!published && newest) await showAgain(guide, newest);
    const row = await writeStatus(project, ProjectStatus.Published);
    const isHeadChanged = published?.isHeadChanged ?? false;
    await emit('guide.published', { before: project, guide: row, isHeadChanged });
    return { ...toProjectView(row), unpublishedChanges: 0 };
  });
}

/** Lets readers get the newest version again: one without an approval needs it now. */
async function showAgain({ project, draft }: OwnedGuide, newest: Newest): Promise<void> {
  await refuseInGuide(newest.content);
  if (newest.isApproved) return;
  const approval = await approvalFor(project, contentOf(draft), newest);
  if (approval) await writeApproval(project.id, newest.number, approval);
}

/**
 * Publishes the draft with a word about it, or only one step of it; the rest stays in the draft.
 * @throws {AppError} as publishProject; validation_failed for a step that readers do not have
 */
export function publishVersion(
  actor: Actor,
  id: string,
  { stepId, ...note }: VersionInput,
): Promise<ProjectView & Unpublished> {
  if (stepId === undefined) return publishProject(actor, id, note);
  return inTransaction(async () => {
    const guide = await lockGuide(actor, id);
    const { project } = guide;
    if (project.status !== ProjectStatus.Published) return publishProject(actor, id, note);
    await requireConfirmedEmail(actor);
    if (await publishStep(actor, guide, stepId, note)) {
      const row = await updateProject(project.id, { version: { increment: 1 } });
      await emit('guide.published', { before: project, guide: row, isHeadChanged: false });
    }
    return readProject(actor, id);
  });
}

/**
 * Unpublishes a project.
 * @throws {AppError} not_found, archived
 */
export function unpublishProject(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return changeStatus(actor, id, ProjectStatus.Unpublished, async (project) => {
    if (project.status === ProjectStatus.Archived) throw new AppError('archived');
  });
}

/**
 * Archives a project in any state; it is no longer public.
 * @throws {AppError} not_found
 */
export function archiveProject(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return changeStatus(actor, id, ProjectStatus.Archived);
}

/**
 * Restores an archived project as unpublished; any other stays unchanged.
 * @throws {AppError} not_found
 */
export function unarchiveProject(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    return project.status === ProjectStatus.Archived
      ? hide(project, ProjectStatus.Unpublished)
      : readProject(actor, id);
  });
}

async function changeStatus(
  actor: Actor,
  id: string,
  status: ProjectStatus,
  check: (project: LockedProject) => Promise<void> = async () => undefined,
): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    if (project.status === status) return readProject(actor, id);
    await check(project);
    return hide(project, status);
  });
}

async function hide(
  project: LockedProject,
  status: ProjectStatus,
): Promise<ProjectView & Unpublished> {
  const row = await writeStatus(project, status);
  await emit('guide.visibilityChanged', { before: project, guide: row });
  return { ...toProjectView(row), unpublishedChanges: 0 };
}

function writeStatus(project: LockedProject, status: ProjectStatus): Promise<ProjectRow> {
  const isFirstPublication = status === ProjectStatus.Published && !project.publishedAt;
  return updateProject(project.id, {
    status,
    isListed: isListed({ ...project, status }),
    version: { increment: 1 },
    ...(isFirstPublication ? { publishedAt: new Date() } : {}),
  });
}
