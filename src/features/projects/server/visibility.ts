import 'server-only';
import { refreshSearch } from '@/features/search/server/service';
import { invalidateProject } from './cache';
import type { LockedProject } from './repository';
import { recordVisibilityChange } from './visibility-journal';

/**
 * Makes a changed visibility effective at once: it is not part of a version. Call this in the
 * transaction that changes it.
 */
export async function applyVisibility(
  before: LockedProject,
  after: Pick<LockedProject, 'type' | 'status' | 'isListed'>,
): Promise<void> {
  if (before.type === after.type) return;
  await recordVisibilityChange(before, after);
  if (after.isListed) await refreshSearch([before.id]);
  await invalidateProject(before.projectUid);
}
