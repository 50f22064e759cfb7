import 'server-only';
import type { MailKinds } from '@/server/mail/delivery';
import { composeContactMail } from './letters';

/** Who writes the mails of the contact form; server.ts gives them to the delivery. */
export const contactMailKinds: MailKinds = { contact: composeContactMail };
