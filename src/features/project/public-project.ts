import 'server-only';
import { publicRead } from '@/server/db/client';
import { AppError } from '@/shared/app-error';
import { ProjectStatus } from './constants';
import { toPublicProject } from './presenter';
import { findForReaders, findIdForReaders } from './repository';
import type { PublicProject } from './schema';

/**
 * A published project as readers get it, private ones too for whoever holds the link (contract, section 4).
 * @throws {AppError} project_not_found: unpublished, archived and unknown are the same
 */
export async function readPublicProject(id: string): Promise<PublicProject> {
  const row = await publicRead(() => findForReaders(id, ProjectStatus.Published));
  if (!row) throw new AppError('project_not_found');
  return toPublicProject(row);
}

/** What names a published project, and whose it is. */
export type PublicIdentity = {
  id: string;
  creatorId: string;
  projectUid: string;
  name: string;
  createdAt: Date;
};

/**
 * Which published project an address names, and whose it is.
 * @throws {AppError} project_not_found
 */
export async function readPublicId(id: string): Promise<PublicIdentity> {
  const row = await findIdForReaders(id, ProjectStatus.Published);
  if (!row) throw new AppError('project_not_found');
  return row;
}
