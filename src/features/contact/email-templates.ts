import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { CONTACT_KEPT_MONTHS } from '@/server/contact-messages';
import { findMessage } from './repository';

/** Nobody's: it stands in mails that are only written to a folder. */
const IN_THE_FOLDER = 'contact@localhost';

/** Where messages are mailed; undefined when mails go out and nobody said to whom: then they are only stored. */
export function contactAddress(): string | undefined {
  const { contact, smtpUrl } = env().mail;
  return contact ?? (smtpUrl === undefined ? IN_THE_FOLDER : undefined);
}

/** The mail that brings a message to those who run this installation; an answer to it goes to the sender. Undefined when it is gone already. */
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
    site: messages.common.siteName,
    host: new URL(env().publicUrl).host,
    name: message.name,
    email: message.email,
    months: CONTACT_KEPT_MONTHS,
  };
  return {
    to: email,
    replyTo: message.email,
    letter: {
      locale,
      subject: `[${values.site}] ${message.subject}`,
      plain: `${t('contact.intro', values)}\n\n${message.subject}\n\n${message.message}\n\n-- \n${t('contact.why', values)}\n`,
    },
  };
}
