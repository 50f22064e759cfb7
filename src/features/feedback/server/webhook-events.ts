import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { queueWebhook } from '@/server/webhooks/queue';
import type { FeedbackEvent, ReportEvent } from '../schema';

/** Webhooks about messages of readers. */
export const messageWebhooks: Subscriber = {
  inTransaction: {
    'feedback.received': (event) =>
      queueWebhook(target('feedback.received', event), (): FeedbackEvent => payloadOf(event)),
    'report.received': (event) =>
      queueWebhook(target('report.received', event), (): ReportEvent => payloadOf(event)),
  },
};

type Received = Events['feedback.received'] | Events['report.received'];
type ReceivedName = 'feedback.received' | 'report.received';

const target = (event: ReceivedName, { guide, message }: Received) => ({
  creatorId: guide.creatorId,
  event,
  aboutId: message.id,
});

// The sender is visible to the creator, but not to the receiver of a webhook.
function payloadOf<View extends { name: string; email: string }>({
  guide: { id, projectUid, name },
  message: { name: _name, email: _email, ...view },
}: {
  guide: Received['guide'];
  message: View;
}) {
  return { ...view, project: { id, projectUid, name } };
}
