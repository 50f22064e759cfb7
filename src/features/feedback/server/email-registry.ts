import 'server-only';
import type { MailRegistry } from '@/server/mail/delivery';
import { composeDaily } from './digest/service';
import { composeReceipt } from './submission-deletion';

/** The mails about messages of readers, by kind; server.ts registers them for delivery. */
export const feedbackEmails: MailRegistry = { daily: composeDaily, receipt: composeReceipt };
