import 'server-only';
import type { MailKinds } from '@/server/mail/delivery';
import { composeDaily } from './digest/service';
import { composeReceipt } from './submission-deletion';

/** The mails about messages of readers, by kind; server.ts registers them for delivery. */
export const feedbackEmails: MailKinds = { daily: composeDaily, receipt: composeReceipt };
