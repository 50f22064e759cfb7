import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailSection } from '@/server/mail/mail-sections';
import { site } from '@/server/site/current';
import type { Locale } from '@/shared/interface/languages';
import { isProvider } from '../../constants';
import { providerNames } from '../provider-names';
import type { Removed } from './repository';

/** The part of a mail that names what a first proof of the e-mail took away. */
export function removedSection(locale: Locale, removed: Removed): MailSection {
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: 'mail.removed',
  });
  const { password, sessions, providers, tokens, webhooks, previewLinks } = removed;
  const items = [
    ...(password ? [t('password')] : []),
    ...providers.map((id) =>
      t('provider', { provider: isProvider(id) ? providerNames()[id] : id }),
    ),
    ...(sessions > 0 ? [t('sessions', { count: sessions })] : []),
    ...(tokens > 0 ? [t('tokens', { count: tokens })] : []),
    ...webhooks.map((receiver) => t('webhook', { receiver })),
    ...(previewLinks > 0 ? [t('previewLinks', { count: previewLinks })] : []),
  ];
  return {
    title: t('title'),
    text: t('text', { site: site().name, host: new URL(env().publicUrl).host }),
    notes: items.map((label) => ({ label, text: '' })),
    buttons: [],
  };
}
