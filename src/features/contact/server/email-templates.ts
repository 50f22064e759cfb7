import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { CONTACT_KEPT_MONTHS } from '../constants';
import { findMessage } from './repository';

/** A placeholder for mails that are only written to a folder. */
const IN_THE_FOLDER = 'contact@localhost';

/**
 * The recipient of messages; undefined when mails are sent but no address is configured: then
 * messages are only stored.
 */
export function contactAddress(): string | undefined {
  const { contact, smtpUrl } = env().mail;
  return contact ?? (smtpUrl === undefined ? IN_THE_FOLDER : undefined);
}

/**
 * The mail with a message to the operator; a reply goes to the sender. Undefined when the message
 * is already deleted.
 */
export async function composeContactMail({
  email,
  locale,
  data,
}: MailJob): Promise<ComposedMail | undefined> {
  const message = await findMessage(data.id ?? '');
  if (!message) return undefined;
  const messages = messagesFor(locale);
  const t = createTranslator({ locale, messages, namespace: 'mail' });
  const values = {
    site: site().name,
    host: new URL(env().publicUrl).host,
    name: message.name,
    email: message.email,
    months: CONTACT_KEPT_MONTHS,
  };
  return {
    to: email,
    replyTo: message.email,
    content: {
      locale,
      subject: `[${values.site}] ${message.subject}`,
      plain: `${t('contact.intro', values)}\n\n${message.subject}\n\n${message.message}\n\n-- \n${t('contact.why', values)}\n`,
    },
  };
}
