import 'server-only';
import { queueWebhook } from '@/server/webhooks/queue';
import { toCreatorView } from '@/features/auth/server/presenter';
import { ProjectStatus } from '../constants';
import { toRating, toShownFields } from './presenter';
import { findForReaders, findShownCreator, type ProjectRow, sumRatings } from './repository';
import type { ProjectCard } from '../schema';
import { findNote } from './versions/repository';

/**
 * Emits webhook events when a project becomes public or stops being so, a new version is published,
 * or the project is archived; other changes have none. Part of the transaction that changes the
 * status.
 * @param before the previous status
 * @param row the project after the change
 */
export async function emitPublicationEvent(
  before: number,
  row: ProjectRow,
  { isNewVersion = false } = {},
): Promise<void> {
  const { creatorId, status } = row;
  if (status === ProjectStatus.Archived && before !== status)
    await queueWebhook({ creatorId, event: 'project.archived' }, () => eventProject(row));
  const [was, is] = [before === ProjectStatus.Published, status === ProjectStatus.Published];
  if (was === is && !isNewVersion) return;
  await (is
    ? queueWebhook({ creatorId, event: 'project.published' }, async () => ({
        ...(await eventProject(row)),
        ...(await newestVersion(row)),
      }))
    : queueWebhook({ creatorId, event: 'project.unpublished' }, () => eventProject(row)));
}

/** Emits the webhook event of a take-down, in its transaction. */
export const emitTakenDownEvent = (row: ProjectRow): Promise<void> =>
  queueWebhook({ creatorId: row.creatorId, event: 'project.taken_down' }, () => eventProject(row));

/** The same fields as a card of the public list: of the newest version, not of the draft. */
async function eventProject(row: ProjectRow): Promise<ProjectCard> {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(
    await findShownCreator(row.creatorId),
  );
  const rating = toRating(await sumRatings(row.id));
  const version = await findForReaders(row.id, undefined);
  return {
    ...toShownFields(version ?? row),
    rating,
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
  };
}

async function newestVersion({ id, versionNumber }: ProjectRow) {
  const note = versionNumber === null ? undefined : await findNote(id, versionNumber);
  return { versionNumber, note: note ?? '' };
}
