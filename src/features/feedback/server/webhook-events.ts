import 'server-only';
import { queueWebhook } from '@/server/webhooks/queue';
import type { PublicIdentity } from '@/features/projects/server/public-project';
import { toFeedbackView, toReportView } from './presenter';
import type { FeedbackRow, ReportRow } from './repository';
import type { FeedbackView, FeedbackEvent, ReportEvent } from '../schema';

/** Emits a webhook event for new feedback, within the transaction that stores it. */
export function emitFeedbackEvent(project: PublicIdentity, row: FeedbackRow): Promise<void> {
  return queueWebhook(
    { creatorId: project.creatorId, event: 'feedback.received', aboutId: row.id },
    (): FeedbackEvent => ({ ...withoutSender(toFeedbackView(row)), project: named(project) }),
  );
}

/** The same for a report. */
export function emitReportEvent(project: PublicIdentity, row: ReportRow): Promise<void> {
  return queueWebhook(
    { creatorId: project.creatorId, event: 'report.received', aboutId: row.id },
    (): ReportEvent => ({ ...withoutSender(toReportView(row)), project: named(project) }),
  );
}

const named = ({ id, projectUid, name }: PublicIdentity) => ({ id, projectUid, name });

// The sender is visible to the creator, but not to the receiver of a webhook.
function withoutSender<T extends Pick<FeedbackView, 'name' | 'email'>>({
  name: _name,
  email: _email,
  ...view
}: T): Omit<T, 'name' | 'email'> {
  return view;
}
