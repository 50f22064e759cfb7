import 'server-only';
import { inTransaction } from '@/server/db/client';
import { noteDeletion } from '@/server/deletion-journal';
import { expireProject } from './cache';
import { ProjectStatus, ProjectType } from './constants';
import { hideProject } from './repository';

type Visibility = { status: number; type: number };

/**
 * Notes what a creator takes from the public, and what comes to it again, so that no restored backup shows what they wanted hidden
 * (docs/decisions/0100). Part of the transaction that changes it.
 * @param before the project as it was
 */
export async function recordVisibilityChange(
  before: Visibility & { id: string; publishedAt: Date | null },
  after: Visibility,
): Promise<void> {
  const { Published } = ProjectStatus;
  if (before.status === Published && after.status !== Published)
    await noteDeletion('unpublished', before.id);
  // What was never public has never been taken back.
  if (before.status !== Published && after.status === Published && before.publishedAt)
    await noteDeletion('unpublished', before.id, { isUndone: true });
  if (before.type !== after.type)
    await noteDeletion('private', before.id, { isUndone: after.type !== ProjectType.Private });
}

/** Unpublishes a project, whosever it is, for who keeps to an earlier wish; nobody is told. @returns whether it was published */
export function enforceUnpublished(id: string): Promise<boolean> {
  return hide(id, { status: ProjectStatus.Published }, { status: ProjectStatus.Unpublished });
}

/** The same for a project that was made private. @returns whether it was public */
export function enforcePrivate(id: string): Promise<boolean> {
  return hide(id, { type: ProjectType.Public }, { type: ProjectType.Private });
}

function hide(...change: Parameters<typeof hideProject>): Promise<boolean> {
  return inTransaction(async () => {
    const uid = await hideProject(...change);
    if (uid !== undefined) await expireProject(uid);
    return uid !== undefined;
  });
}
