import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import type { Locale } from '@/shared/interface/languages';
import { greetingName } from '@/features/auth/model/greeting-name';

export const REVIEW_MAILS = [
  'review_asked',
  'review_approved',
  'review_changes',
  'look_again',
] as const;
export type ReviewMail = (typeof REVIEW_MAILS)[number];

/** A mail about a guide to a person of its workshop. Notes are not in it: the page shows them. */
export function reviewEmail(
  kind: ReviewMail,
  facts: { email: string; locale: Locale; guide: string; person: string; path: string },
): MailContent {
  const { email, locale, guide, path } = facts;
  const { publicUrl } = env();
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'mail' });
  const person = greetingName(facts.person);
  const values = {
    site: site().name,
    host: new URL(publicUrl).host,
    email,
    guide,
    hasPerson: person === undefined ? 'no' : 'yes',
    person: person ?? '',
  };
  return {
    locale,
    subject: t(`${kind}.subject`, values),
    greeting: t('greetingNobody'),
    title: t(`${kind}.title`, values),
    text: t(`${kind}.text`, values),
    button: { label: t(`${kind}.button`), url: new URL(path, publicUrl).href },
    notYou: t(`${kind}.notYou`, values),
    why: t(`${kind}.why`, values),
  };
}
