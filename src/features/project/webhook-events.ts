import 'server-only';
import { queueWebhook } from '@/server/webhooks/queue';
import { toCreatorView } from '../auth/presenter';
import { ProjectStatus } from './constants';
import { toRating, toShownFields } from './presenter';
import { findShownCreator, type ProjectRow, sumRatings } from './repository';
import type { ProjectCard } from './schema';

/**
 * Tells the creator's webhooks that a project came to readers or left them; any other change of its status is nobody's matter.
 * Part of the transaction that changes it.
 * @param before the status that it had
 * @param row the project as it is now
 */
export async function emitPublicationEvent(before: number, row: ProjectRow): Promise<void> {
  const [was, is] = [before === ProjectStatus.Published, row.status === ProjectStatus.Published];
  if (was === is) return;
  await queueWebhook(
    { creatorId: row.creatorId, event: is ? 'project.published' : 'project.unpublished' },
    () => eventProject(row),
  );
}

/** As a card of the public list shows it. */
async function eventProject(row: ProjectRow): Promise<ProjectCard> {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(
    await findShownCreator(row.creatorId),
  );
  const rating = toRating(await sumRatings(row.id));
  return {
    ...toShownFields(row),
    rating,
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
  };
}
