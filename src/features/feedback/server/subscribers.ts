import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { env } from '@/server/env/env';
import { enqueue } from '@/server/jobs/queue';
import { enqueueMail } from '@/server/mail/queue';
import { isWithinLimit } from '@/server/rate-limit';
import { emailKeyOf } from '@/shared/text/email';
import { DIGEST_QUEUE } from '../constants';
import { findRecipient } from './digest/repository';
import type { SentKind } from './repository';

type Received = Events['feedback.received'] | Events['report.received'];

/**
 * Mails with a deletion link to senders of messages; only where mails are sent
 * (docs/reference/feedback.md#withdrawal), and at most three a day per address.
 */
export const receipts: Subscriber = {
  inTransaction: {
    'feedback.received': (event) => mailReceipt('feedback', event),
    'report.received': (event) => mailReceipt('report', event),
  },
};

async function mailReceipt(
  kind: SentKind,
  { message: { id, email }, locale }: Received,
): Promise<void> {
  if (email === '' || env().mail.smtpUrl === undefined) return;
  if (await isWithinLimit({ name: 'receipt-inbox', by: emailKeyOf(email) }))
    await enqueueMail({ kind: 'receipt', email, locale, data: { kind, id } });
}

/** The daily mail of a guide's creator, if they want it; no message is lost without it. */
export const digests: Subscriber = {
  afterCommit: { 'feedback.received': scheduleDigest, 'report.received': scheduleDigest },
};

async function scheduleDigest({ guide }: Received): Promise<void> {
  const userId = await findRecipient(guide.id);
  if (userId) await enqueue({ queue: DIGEST_QUEUE, key: userId, delayMs: env().mail.dailyDelayMs });
}
