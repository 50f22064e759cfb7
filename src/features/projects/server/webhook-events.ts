import 'server-only';
import type { Events, GuideState, Subscriber } from '@/events/events';
import { queueWebhook } from '@/server/webhooks/queue';
import type { WebhookEvent } from '@/shared/http/webhook-events';
import { toCreatorView } from '@/features/auth/server/presenter';
import { ProjectStatus } from '../constants';
import { toRating, toShownFields } from './presenter';
import { findForReaders, findOwned, findShownCreator, sumRatings } from './repository';
import { findNote } from './versions/repository';

/** Webhooks about a guide that becomes public or stops being so, has a version, or is archived. */
export const guideWebhooks: Subscriber = {
  inTransaction: {
    'guide.published': ({ guide }) => queue('project.published', guide),
    'guide.visibilityChanged': queueStatus,
    'guide.takenDown': async (event) => {
      await queueStatus(event);
      await queue('project.taken_down', event.guide);
    },
    'guide.putBack': queueStatus,
    'guide.removed': queueStatus,
  },
};

async function queueStatus({ before, guide }: Events['guide.visibilityChanged']): Promise<void> {
  if (before.status === guide.status) return;
  const { Published, Archived } = ProjectStatus;
  if (guide.status === Archived) await queue('project.archived', guide);
  if (guide.status === Published) await queue('project.published', guide);
  if (before.status === Published) await queue('project.unpublished', guide);
}

const queue = (event: WebhookEvent, guide: GuideState): Promise<void> =>
  queueWebhook({ creatorId: guide.creatorId, event }, () => payloadOf(event, guide));

/** The same fields as a card of the public list: of the newest version, not of the draft. */
async function payloadOf(event: WebhookEvent, { id, creatorId }: GuideState) {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(
    await findShownCreator(creatorId),
  );
  const rating = toRating(await sumRatings(id));
  const row = (await findForReaders(id, undefined)) ?? (await findOwned(creatorId, id));
  if (!row) throw new Error(`No guide ${id} for the webhook ${event}.`);
  const { versionNumber } = row;
  const note = versionNumber === null ? undefined : await findNote(id, versionNumber);
  return {
    ...toShownFields(row),
    rating,
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
    ...(event === 'project.published' ? { versionNumber, note: note ?? '' } : {}),
  };
}
