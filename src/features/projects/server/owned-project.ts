import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import type { Unpublished } from '../field-schemas';
import { languagesOf, toProjectView } from './presenter';
import {
  findOwned,
  findOwnedIdentity,
  findWhole,
  lockOwned,
  type LockedProject,
  type ProjectRow,
} from './repository';
import type { ProjectView } from '../schema';
import { countUnpublished } from './versions/service';

export type { StepRow } from './draft/repository';
export { type ProjectRow, summaryParts, withDraft } from './repository';

/**
 * The creator's own project, locked until the transaction ends.
 * @throws {AppError} not_found, also for another creator's project, so that its existence stays
 *   secret
 */
export async function lockOwnedProject(actor: Actor, id: string): Promise<LockedProject> {
  const project = await lockOwned(actor.creatorId, id);
  if (!project) throw new AppError('not_found');
  return project;
}

/**
 * The creator's own project for the dashboard, with steps and questions.
 * @throws {AppError} not_found
 */
export async function readProject(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  const row = await readOwnedRow(actor, id);
  return { ...toProjectView(row), unpublishedChanges: await countUnpublished(row) };
}

/** A project as it is stored now, for its creator. */
export const projectIn = async ({ project }: { project: LockedProject }): Promise<ProjectView> =>
  toProjectView(await findWhole(project.id));

/** The creator's own project as it is stored; null for any other. */
export const findOwnedRow = (actor: Actor, id: string): Promise<ProjectRow | null> =>
  findOwned(actor.creatorId, id);

/**
 * The creator's own project as it is stored.
 * @throws {AppError} not_found
 */
export async function readOwnedRow(actor: Actor, id: string): Promise<ProjectRow> {
  const row = await findOwnedRow(actor, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The identity of a project, and its creation time. */
export type ProjectIdentity = Pick<
  ProjectView,
  'id' | 'projectUid' | 'name' | 'languages' | 'versionNumber'
> & {
  since: Date;
};

/**
 * The identity of the creator's own project, for related data, without reading it completely.
 * @throws {AppError} not_found, also for another creator's project
 */
export async function readOwnedIdentity(actor: Actor, id: string): Promise<ProjectIdentity> {
  const row = await findOwnedIdentity(actor.creatorId, id);
  if (!row) throw new AppError('not_found');
  const { createdAt: since, ...identity } = row;
  return { ...identity, languages: languagesOf(row), since };
}

/**
 * Rejects a change based on a stale version (docs/reference/guides.md#concurrent-edits).
 * @param current makes the current object, for the response
 * @throws {AppError} stale_version
 */
export async function rejectStaleVersion(
  given: number | undefined,
  stored: number,
  current: () => unknown,
): Promise<void> {
  if (given !== undefined && given !== stored)
    throw new AppError('stale_version', { current: await current() });
}
