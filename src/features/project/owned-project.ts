import 'server-only';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import { languagesOf, toProjectView } from './presenter';
import { findOwned, findOwnedIdentity, lockOwned, type LockedProject } from './repository';
import type { ProjectView } from './schema';

/**
 * The creator's own project, locked until the transaction under way ends.
 * @throws {AppError} not_found, also for another creator's project: nobody learns that it exists
 */
export async function lockOwnedProject(actor: Actor, id: string): Promise<LockedProject> {
  const project = await lockOwned(actor.creatorId, id);
  if (!project) throw new AppError('not_found');
  return project;
}

/**
 * The creator's own project as the dashboard shows it, with steps and questions.
 * @throws {AppError} not_found
 */
export async function readProject(actor: Actor, id: string): Promise<ProjectView> {
  const row = await findOwned(actor.creatorId, id);
  if (!row) throw new AppError('not_found');
  return toProjectView(row);
}

/** What names a project, and since when it is there. */
export type ProjectIdentity = Pick<ProjectView, 'id' | 'projectUid' | 'name' | 'languages'> & {
  since: Date;
};

/**
 * Which project of the creator's own `id` names, for what hangs on it; it is not read whole.
 * @throws {AppError} not_found, also for another creator's project
 */
export async function readOwnedIdentity(actor: Actor, id: string): Promise<ProjectIdentity> {
  const row = await findOwnedIdentity(actor.creatorId, id);
  if (!row) throw new AppError('not_found');
  return {
    id: row.id,
    projectUid: row.projectUid,
    name: row.name,
    languages: languagesOf(row),
    since: row.createdAt,
  };
}

/**
 * Refuses to overwrite what somebody else changed meanwhile (contract, section 4).
 * @param current the object as it is now, for the answer
 * @throws {AppError} stale_version
 */
export function rejectStaleVersion(
  given: number | undefined,
  stored: number,
  current: unknown,
): void {
  if (given !== undefined && given !== stored) throw new AppError('stale_version', { current });
}
