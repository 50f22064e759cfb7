import 'server-only';
import { compare } from '@/features/projects/model/versions/compare';
import type { VersionContent } from '@/features/projects/model/versions/content';
import { countChanges, summaryOf } from '@/features/projects/model/versions/summary';
import { fieldError } from '@/shared/http/app-error';
import { releaseFiles } from '@/features/uploads/server/service';
import { DIRECT_VERSION_MS, ProjectStatus } from '../../constants';
import type { LockedProject } from '../repository';
import * as rows from './repository';

/** What the creator says of a new version. */
export type VersionNote = { note?: string | undefined; isSafety?: boolean | undefined };

/** How many changes of a published project are not published; 0 for any other. */
export async function countUnpublished(project: { id: string; status: number }): Promise<number> {
  if (project.status !== ProjectStatus.Published) return 0;
  const differing = (await rows.findDraftState(project.id))?.differing;
  // Something differs, even where it is nothing that can be listed.
  return differing ? Math.max(1, countChanges(compare(differing.newest, differing.draft))) : 0;
}

/** Whether readers see the project as it is stored now. */
export const isDraftPublished = async (project: { id: string; status: number }) =>
  project.status === ProjectStatus.Published && !(await rows.hasDraftChanges(project.id));

/**
 * Makes the draft the newest version, unless it is already. Call this in the transaction that
 * locked the project.
 * @param isDirect for an edit that is published at once: joins such a version of the last minutes
 * @returns the number of the newest version, whether it is new or changed, and whether lists show
 *   something else
 */
export async function publishDraft(
  project: Pick<LockedProject, 'id'>,
  { note = '', isSafety = false, isDirect = false }: VersionNote & { isDirect?: boolean } = {},
): Promise<{ number: number; isChanged: boolean; isHeadChanged: boolean }> {
  const state = await rows.findDraftState(project.id);
  if (state && !state.differing)
    return { number: state.number, isChanged: false, isHeadChanged: false };
  const joins = isDirect && state?.isDirect && isRecent(state.publishedAt) ? state : undefined;
  let number: number;
  if (joins) {
    number = joins.number;
    const before = await rows.findContentBefore(project.id, number);
    await rows.replaceVersion(project.id, number, summaryFrom(before, state?.differing?.draft));
    await releaseFiles(joins.files);
  } else {
    const summary = summaryFrom(state?.differing?.newest, state?.differing?.draft);
    number = await rows.insertVersion(project.id, { note, isSafety, isDirect, summary });
  }
  return { number, isChanged: true, isHeadChanged: state?.isHeadChanged ?? true };
}

/**
 * Publishes one step of the draft: puts it into the newest version.
 * @returns whether there was something to publish
 * @throws {AppError} validation_failed for a step that is not both in the draft and the version
 */
export async function publishStep(
  project: Pick<LockedProject, 'id'>,
  stepId: string,
  { note = '', isSafety = false }: VersionNote,
): Promise<boolean> {
  const differing = (await rows.findDraftState(project.id))?.differing;
  if (!differing) return false;
  const { newest, draft } = differing;
  const step = draft.steps.find(({ id }) => id === stepId);
  if (!step || !newest.steps.some(({ id }) => id === stepId))
    throw fieldError('stepId', 'stepNotPublished');
  const content = {
    ...newest,
    steps: newest.steps.map((each) => (each.id === stepId ? step : each)),
  };
  const summary = summaryOf(compare(newest, content));
  if (summary.changed === 0) return false;
  await rows.insertVersion(project.id, { note, isSafety, isDirect: false, summary }, content);
  return true;
}

type Content = VersionContent | undefined;

const summaryFrom = (from: Content, to: Content) =>
  from && to ? summaryOf(compare(from, to)) : null;

const isRecent = (moment: Date) => Date.now() - moment.getTime() < DIRECT_VERSION_MS;
