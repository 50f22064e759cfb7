import 'server-only';
import type { MailRegistry } from '@/server/mail/delivery';
import { composeContactMail } from './email-templates';

/** The mails of the contact form, by kind; server.ts registers them for delivery. */
export const contactEmails: MailRegistry = { contact: composeContactMail };
