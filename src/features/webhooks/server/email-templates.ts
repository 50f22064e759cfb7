import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { site } from '@/server/site/current';
import { env } from '@/server/env/env';
import type { MailContent } from '@/server/mail/render-mail';
import type { Locale } from '@/shared/interface/languages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { withQuery } from '@/shared/addresses/with-query';
import type { WebhookOffReason } from '../constants';
import { greetingName } from '@/features/auth/model/greeting-name';

type Facts = {
  email: string;
  locale: Locale;
  name: string;
  /** Its host: the rest of the address may contain secrets. */
  receiver: string;
};

function partsOf({ email, locale, name, receiver }: Facts) {
  const { publicUrl } = env();
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'mail' });
  const greeted = greetingName(name);
  return {
    t,
    publicUrl,
    values: { site: site().name, host: new URL(publicUrl).host, email, receiver },
    greeting: greeted === undefined ? t('greetingNobody') : t('greeting', { name: greeted }),
  };
}

/** Reports that a personal token set up a webhook. */
export function webhookSetUpEmail({
  tokenName,
  ...facts
}: Facts & { tokenName: string }): MailContent {
  const { t, publicUrl, values, greeting } = partsOf(facts);
  const token = greetingName(tokenName);
  return {
    locale: facts.locale,
    subject: t('webhook_set_up.subject', values),
    greeting,
    title: t('webhook_set_up.title', values),
    text: t('webhook_set_up.text', {
      ...values,
      isNamed: token === undefined ? 'no' : 'yes',
      token: token ?? '',
    }),
    button: {
      label: t('webhook_set_up.button'),
      url: new URL(dashboardPaths.tokenSettings, publicUrl).href,
    },
    notYou: t('webhook_set_up.notYou'),
    why: t('webhook_set_up.why', values),
  };
}

/** Reports that a webhook was switched off, and the reason. */
export function webhookOffEmail({
  reason,
  workshop,
  ...facts
}: Facts & { reason: WebhookOffReason; workshop: string | undefined }): MailContent {
  const { t, publicUrl, values, greeting } = partsOf(facts);
  return {
    locale: facts.locale,
    subject: t('webhook_off.subject', values),
    greeting,
    title: t('webhook_off.title', values),
    text: t(`webhook_off.${reason}`, values),
    button: {
      label: t('webhook_off.button'),
      url: new URL(withQuery(dashboardPaths.webhookSettings, { workshop }), publicUrl).href,
    },
    notYou: t('webhook_off.notYou'),
    why: t('webhook_off.why', values),
  };
}
