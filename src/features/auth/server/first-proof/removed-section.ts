import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import type { MailSection } from '@/server/mail/mail-sections';
import type { Locale } from '@/shared/interface/languages';
import { isProvider } from '../../constants';
import { providerNames } from '../providers/provider-names';
import type { Removed } from './repository';

/** The part of a mail that names what a first proof of the e-mail took away. */
export function removedSection(locale: Locale, removed: Removed): MailSection {
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: 'mail',
  });
  const {
    password,
    sessions,
    providers,
    tokens,
    webhooks,
    previewLinks,
    factors = 0,
    people,
  } = removed;
  const items = [
    ...(password ? [t('provider_linked.removedPassword')] : []),
    ...providers.map((id) =>
      t('removed.provider', { provider: isProvider(id) ? providerNames()[id] : id }),
    ),
    ...(sessions > 0 ? [t('removed.sessions', { count: sessions })] : []),
    ...(tokens > 0 ? [t('removed.tokens', { count: tokens })] : []),
    ...webhooks.map((receiver) => t('removed.webhook', { receiver })),
    ...(previewLinks > 0 ? [t('removed.previewLinks', { count: previewLinks })] : []),
    // Mails that were queued by an earlier release name none.
    ...(factors > 0 ? [t('removed.factors', { count: factors })] : []),
    ...(people > 0 ? [t('removed.people', { count: people })] : []),
  ];
  return {
    title: t('removed.title'),
    text: t('removed.text'),
    notes: items.map((label) => ({ label, text: '' })),
    buttons: [],
  };
}
