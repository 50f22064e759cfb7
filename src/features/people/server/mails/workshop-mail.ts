import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import type { Locale } from '@/shared/interface/languages';
import { greetingName } from '@/features/auth/model/greeting-name';

type Part = 'subject' | 'title' | 'text' | 'button' | 'notYou' | 'why';
const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: 'mail' });

/**
 * A mail to a person of a workshop, or to one who may become one. Omits a name that a greeting would
 * omit: it could be a message to a stranger.
 * @param textOf returns a part of the mail; `values` name the site, the addressee and the person
 */
export function workshopMail(
  { email, locale, person, path }: { email: string; locale: Locale; person: string; path: string },
  textOf: (
    t: ReturnType<typeof translatorFor>,
    part: Part,
    values: Record<'site' | 'host' | 'email' | 'hasPerson' | 'person', string>,
  ) => string,
): MailContent {
  const { publicUrl } = env();
  const t = translatorFor(locale);
  const name = greetingName(person);
  const values = {
    site: site().name,
    host: new URL(publicUrl).host,
    email,
    hasPerson: name === undefined ? 'no' : 'yes',
    person: name ?? '',
  };
  const text = (part: Part) => textOf(t, part, values);
  return {
    locale,
    subject: text('subject'),
    greeting: t('greetingNobody'),
    title: text('title'),
    text: text('text'),
    button: { label: text('button'), url: new URL(path, publicUrl).href },
    notYou: text('notYou'),
    why: text('why'),
  };
}
