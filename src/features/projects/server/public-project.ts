import 'server-only';
import { publicRead } from '@/server/db/client';
import { AppError, fieldError } from '@/shared/http/app-error';
import { ProjectStatus, StepType } from '../constants';
import { itemNumbers } from '../model/item-numbers';
import { compare } from '../model/versions/compare';
import { changedStepNumbers } from '../model/versions/summary';
import { toPublicProject } from './presenter';
import { findForReaders, findIdForReaders } from './repository';
import type { PublicProject } from '../schema';
import type { ChangesSince } from '../versions/schema';
import { isTakenDown } from './takedown/repository';
import { findChangesSince, listReadSteps } from './versions/repository';

export { listReadSteps as readSteps };

/**
 * A published project for readers, private ones too for holders of the link
 * (docs/reference/guides.md#public-and-private).
 * @param number an earlier version
 * @throws {AppError} project_not_found: unpublished, archived and unknown look the same, as does a
 *   version that was dropped; project_taken_down
 */
export async function readPublicProject(id: string, number?: number): Promise<PublicProject> {
  const row = await publicRead(() => findForReaders(id, ProjectStatus.Published, number));
  return row ? toPublicProject(row) : refuseMissing(id);
}

/** The newest version of a project for readers; undefined for one that they cannot open. */
export const findPublicProject = (id: string): Promise<PublicProject | undefined> =>
  readPublicProject(id).catch((error: unknown) => {
    if (isMissingProject(error)) return undefined;
    throw error;
  });

export { isTakenDown };

/** True for an error about a project that readers cannot open. */
export const isMissingProject = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'project_not_found' || error.code === 'project_taken_down');

/** Reports whether readers can open the project with this address. */
export const isPublished = async (id: string): Promise<boolean> =>
  (await findIdForReaders(id, ProjectStatus.Published)) !== null;

/** The identity and the creator of a published project. */
export type PublicIdentity = NonNullable<Awaited<ReturnType<typeof findIdForReaders>>>;

/**
 * The identity of the published project with this address.
 * @throws {AppError} project_not_found, project_taken_down
 */
export async function readPublicId(id: string): Promise<PublicIdentity> {
  return (await findIdForReaders(id, ProjectStatus.Published)) ?? refuseMissing(id);
}

async function refuseMissing(id: string): Promise<never> {
  throw new AppError((await isTakenDown(id)) ? 'project_taken_down' : 'project_not_found');
}

/**
 * Version that a reader claims to have read, by default the newest. An earlier one may have been
 * dropped meanwhile.
 * @throws {AppError} validation_failed for one that never was
 */
export function versionRead(
  { versionNumber }: Pick<PublicIdentity, 'versionNumber'>,
  given: number | undefined,
): number | null {
  if (given !== undefined && given > (versionNumber ?? 0))
    throw fieldError('versionNumber', 'versionUnknown');
  return given ?? versionNumber;
}

/**
 * Changes of a published project since one of its versions. Those since a dropped version are
 * unknown: they may matter for safety.
 * @throws {AppError} project_not_found, also for a version that never was; project_taken_down
 */
export async function readChangesSince(id: string, since: number): Promise<ChangesSince> {
  const { id: projectId } = await readPublicId(id);
  const changes = await findChangesSince(projectId, since);
  if (!changes || since > changes.versionNumber) throw new AppError('project_not_found');
  const { before, after, ...notes } = changes;
  const about = {
    ...notes,
    publishedAt: notes.publishedAt.toISOString(),
    updatedAt: notes.updatedAt.toISOString(),
  };
  if (!before) return { ...about, isSafety: true, steps: [] };
  const changed = new Set(changedStepNumbers(compare(before, after)));
  const numbers = itemNumbers(after.steps);
  return {
    ...about,
    steps: after.steps.flatMap(({ id: stepId, type }) => {
      const number = numbers.get(stepId);
      return type === StepType.Step && number !== undefined && changed.has(number)
        ? { id: stepId, number }
        : [];
    }),
  };
}
