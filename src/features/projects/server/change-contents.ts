import 'server-only';
import { inTransaction } from '@/server/db/client';
import type { Actor } from '@/features/auth/server/actor';
import { refreshSearch } from '@/features/search/server/service';
import { invalidateContents } from './cache';
import { lockOwnedProject } from './owned-project';
import type { LockedProject } from './repository';

/**
 * Changes what is in a project, in one transaction: locks it, runs `work`, and invalidates its
 * pages after the commit.
 * @param isSearched whether the search index must be refreshed too
 * @returns what `work` returns
 * @throws {AppError} not_found, and what `work` throws
 */
export function changeContents<Result>(
  actor: Actor,
  projectId: string,
  work: (project: LockedProject) => Promise<Result>,
  { isSearched = false } = {},
): Promise<Result> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, projectId);
    const result = await work(project);
    if (isSearched && project.isListed) await refreshSearch([project.id]);
    await invalidateContents(project.projectUid);
    return result;
  });
}

/** The same for steps, whose texts are searched. */
export const changeSteps = <Result>(
  actor: Actor,
  projectId: string,
  work: (project: LockedProject) => Promise<Result>,
): Promise<Result> => changeContents(actor, projectId, work, { isSearched: true });
