import 'server-only';
import { publicRead } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { ProjectStatus } from '../constants';
import { toPublicProject } from './presenter';
import { findForReaders, findIdForReaders } from './repository';
import type { PublicProject } from '../schema';

/**
 * A published project for readers, private ones too for holders of the link
 * (docs/reference/guides.md#public-and-private).
 * @throws {AppError} project_not_found: unpublished, archived and unknown look the same
 */
export async function readPublicProject(id: string): Promise<PublicProject> {
  const row = await publicRead(() => findForReaders(id, ProjectStatus.Published));
  if (!row) throw new AppError('project_not_found');
  return toPublicProject(row);
}

/** Whether readers can open the project with this address. */
export const isPublished = async (id: string): Promise<boolean> =>
  (await findIdForReaders(id, ProjectStatus.Published)) !== null;

/** The identity and the creator of a published project. */
export type PublicIdentity = {
  id: string;
  creatorId: string;
  projectUid: string;
  name: string;
  createdAt: Date;
};

/**
 * The identity of the published project with this address.
 * @throws {AppError} project_not_found
 */
export async function readPublicId(id: string): Promise<PublicIdentity> {
  const row = await findIdForReaders(id, ProjectStatus.Published);
  if (!row) throw new AppError('project_not_found');
  return row;
}
