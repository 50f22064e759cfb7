import 'server-only';
import type { MailKinds } from '@/server/mail/delivery';
import { composeDaily } from './digest/service';
import { composeReceipt } from './submission-deletion';

/** Who writes the mails about what readers send; server.ts gives them to the delivery. */
export const feedbackEmails: MailKinds = { daily: composeDaily, receipt: composeReceipt };
