import 'server-only';
import { inTransaction } from '@/server/db/client';
import { recordDeletion } from '@/server/deletion-journal';
import { invalidateProject } from './cache';
import { ProjectStatus, ProjectType } from '../constants';
import { hideProject } from './repository';

type Visibility = { status: number; type: number };

/**
 * Journals when a creator hides a project or makes it public again, so that a restored backup does
 * not show hidden projects (docs/decisions/0038). Part of the transaction that changes it.
 * @param before the project before the change
 */
export async function recordVisibilityChange(
  before: Visibility & { id: string; publishedAt: Date | null },
  after: Visibility,
): Promise<void> {
  const { Published } = ProjectStatus;
  if (before.status === Published && after.status !== Published)
    await recordDeletion('unpublished', before.id);
  // A project that was never public has no entry to undo.
  if (before.status !== Published && after.status === Published && before.publishedAt)
    await recordDeletion('unpublished', before.id, { isUndone: true });
  if (before.type !== after.type)
    await recordDeletion('private', before.id, { isUndone: after.type !== ProjectType.Private });
}

/**
 * Unpublishes a project of any owner during a restore. Sends no notifications.
 * @returns whether it was published
 */
export function enforceUnpublished(id: string): Promise<boolean> {
  return hide(id, { status: ProjectStatus.Published }, { status: ProjectStatus.Unpublished });
}

/**
 * Makes a project of any owner private during a restore.
 * @returns whether it was public
 */
export function enforcePrivate(id: string): Promise<boolean> {
  return hide(id, { type: ProjectType.Public }, { type: ProjectType.Private });
}

function hide(...change: Parameters<typeof hideProject>): Promise<boolean> {
  return inTransaction(async () => {
    const uid = await hideProject(...change);
    if (uid !== undefined) await invalidateProject(uid);
    return uid !== undefined;
  });
}
