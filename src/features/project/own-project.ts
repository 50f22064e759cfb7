import 'server-only';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import { toProjectView } from './presenter';
import { findOwned, lockOwned, type LockedProject } from './repository';
import type { ProjectView } from './schema';

/**
 * The creator's own project, locked until the transaction under way ends.
 * @throws {AppError} not_found, also for another creator's project: nobody learns that it exists
 */
export async function lockOwnProject(actor: Actor, id: string): Promise<LockedProject> {
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

/**
 * Refuses to overwrite what somebody else changed meanwhile (contract, section 4).
 * @param current the object as it is now, for the answer
 * @throws {AppError} stale_version
 */
export function refuseStale(given: number | undefined, stored: number, current: unknown): void {
  if (given !== undefined && given !== stored) throw new AppError('stale_version', { current });
}
