import 'server-only';
import type { MailKinds } from '@/server/mail/delivery';
import { composeContactMail } from './email-templates';

/** Who writes the mails of the contact form; server.ts gives them to the delivery. */
export const contactEmails: MailKinds = { contact: composeContactMail };
