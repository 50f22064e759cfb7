import 'server-only';
import type { Subscriber } from '@/events/events';
import { env } from '@/server/env/env';
import { enqueueMail } from '@/server/mail/queue';
import { isWithinLimit, type Limit } from '@/server/rate-limit';
import type { Locale } from '@/shared/interface/languages';
import { emailKeyOf } from '@/features/auth/server/service';
import type { SentKind } from './repository';

/** The limit of these mails to one inbox, over all senders. */
const INBOX: Limit = { attempts: 3, windowMs: 24 * 60 * 60_000, isSilent: true };

/**
 * Mails with a deletion link to senders of messages; only where mails are sent
 * (docs/reference/feedback.md#withdrawal), and at most three a day per address.
 */
export const receipts: Subscriber = {
  inTransaction: {
    'feedback.received': ({ message, locale }) => mailReceipt('feedback', message, locale),
    'report.received': ({ message, locale }) => mailReceipt('report', message, locale),
  },
};

async function mailReceipt(
  kind: SentKind,
  { id, email }: { id: string; email: string },
  locale: Locale,
): Promise<void> {
  if (email === '' || env().mail.smtpUrl === undefined) return;
  if (await isWithinLimit({ name: 'receipt-inbox', by: emailKeyOf(email) }, INBOX))
    await enqueueMail({ kind: 'receipt', email, locale, data: { kind, id } });
}
