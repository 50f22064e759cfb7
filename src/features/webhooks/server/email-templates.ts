import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { site } from '@/server/site/current';
import { env } from '@/server/env/env';
import type { MailContent } from '@/server/mail/render-mail';
import type { Locale } from '@/shared/interface/languages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { WebhookOffReason } from '@/shared/http/webhook-events';
import { greetingName } from '@/features/auth/model/greeting-name';

type OffFacts = {
  email: string;
  locale: Locale;
  name: string;
  url: string;
  reason: WebhookOffReason;
};

/**
 * Reports that a webhook was switched off, with its host and the reason. Omits the rest of the
 * address, which may contain secrets.
 */
export function webhookOffEmail({ email, locale, name, url, reason }: OffFacts): MailContent {
  const { publicUrl } = env();
  const messages = messagesFor(locale);
  const t = createTranslator({ locale, messages, namespace: 'mail' });
  const values = {
    site: site().name,
    host: new URL(publicUrl).host,
    email,
    receiver: new URL(url).host,
  };
  const greeted = greetingName(name);
  return {
    locale,
    subject: t('webhook_off.subject', values),
    greeting: greeted === undefined ? t('greetingNobody') : t('greeting', { name: greeted }),
    title: t('webhook_off.title', values),
    text: t(`webhook_off.${reason}`, values),
    button: {
      label: t('webhook_off.button'),
      url: new URL(dashboardPaths.webhookSettings, publicUrl).href,
    },
    notYou: t('webhook_off.notYou'),
    why: t('webhook_off.why', values),
  };
}
