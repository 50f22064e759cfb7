import 'server-only';
import type { Events, GuideState, Subscriber } from '@/events/events';
import { shownCardOf } from '@/features/projects/server/shown-card';
import { ProjectStatus } from '@/features/projects/constants';
import type { WebhookEvent } from '../events';
import { deleteDeliveriesAbout } from './deliveries/repository';
import { switchOffWithAccess } from './deliveries/outcome';
import { queueWebhook } from './deliveries/queue';

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
  queueWebhook({ creatorId: guide.creatorId, event }, async () => {
    const { versionNumber, note, ...card } = await shownCardOf(guide);
    return event === 'project.published' ? { ...card, versionNumber, note } : card;
  });

type Received = 'feedback.received' | 'report.received';

/** Webhooks about messages of readers. */
export const messageWebhooks: Subscriber = {
  inTransaction: {
    'feedback.received': (event) => queueMessage('feedback.received', event),
    'report.received': (event) => queueMessage('report.received', event),
    'feedback.withdrawn': ({ id }) => deleteDeliveriesAbout(id),
    'report.withdrawn': ({ id }) => deleteDeliveriesAbout(id),
  },
};

// The sender is visible to the creator, but not to the receiver of a webhook.
const queueMessage = (event: Received, { guide, message }: Events[Received]): Promise<void> =>
  queueWebhook({ creatorId: guide.creatorId, event, aboutId: message.id }, () => {
    const { name: _name, email: _email, ...view } = message;
    const { id, projectUid, name } = guide;
    return { ...view, project: { id, projectUid, name } };
  });

/**
 * Switches off webhooks whose maker has lost access to the account: a leaked token would otherwise
 * leave a feed behind.
 */
export const accessWebhooks: Subscriber = {
  inTransaction: {
    'tokens.revoked': (token) => switchOffWithAccess({ token }),
    'account.firstProved': ({ userId }) => switchOffWithAccess({ creator: { ownerId: userId } }),
  },
};
