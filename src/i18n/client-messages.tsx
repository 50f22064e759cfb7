import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import { pickMessages } from './messages';
import type { MessagePick } from './messages';

/** The messages of client components on every public page: header, footer, toasts, error pages. */
const FRAME: readonly MessagePick[] = [
  'common.close',
  'common.copy',
  'common.copied',
  'common.copyFailed',
  'common.notifications',
  'common.dismiss',
  'common.retry',
  'common.goHome',
  'common.errorTitle',
  'common.errorText',
  'common.loadFailed',
  'common.loadFailedKept',
  'common.unreachable',
  'common.timeout',
  'common.sessionExpired',
  'common.signedOutElsewhere',
  'common.otherPerson',
  'common.updated',
  'common.updatedTyped',
  'common.outbox',
  'common.outboxSent',
  'common.outboxRefused',
  'layout.skip',
  'layout.mainNavigation',
  'layout.footerNavigation',
  'layout.home',
  'layout.explore',
  'layout.about',
  'layout.contact',
  'layout.pricing',
  'layout.privacy',
  'layout.developers',
  'layout.terms',
  'layout.imprint',
  'layout.rules',
  'layout.credit',
  'layout.dashboard',
  'layout.signUp',
  'layout.headerSignUp',
  'layout.logIn',
  'layout.logOut',
  'layout.footerLine',
  'layout.toTop',
  'layout.menu',
  'layout.openMenu',
  'layout.closeMenu',
  'layout.language',
  'layout.theme',
  'layout.themeSystem',
  'layout.themeLight',
  'layout.themeDark',
  'common.loading',
  'keys.title',
  'keys.help',
  'keys.search',
  'keys.dismiss',
  'notFound',
];
const SHELL: readonly MessagePick[] = ['common', 'layout'];
/** Created once: React serialises the same object only once per page. */
const frames = new Map(LOCALES.map((locale) => [locale, pickMessages(locale, FRAME)]));

interface ClientMessagesProps {
  locale: Locale;
  namespaces?: readonly MessagePick[];
  /** without the messages of forms, dialogs and the dashboard, for pages that are mostly read */
  isForReading?: boolean;
  children: ReactNode;
}

/**
 * Provides client components with the messages of the shell and of the named namespaces. The public
 * root layout provides those of its frame only; a page whose client components need more nests
 * another one.
 */
export function ClientMessages({
  locale,
  namespaces = [],
  isForReading = false,
  children,
}: ClientMessagesProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{
        ...(isForReading ? frames.get(locale) : pickMessages(locale, SHELL)),
        ...pickMessages(locale, namespaces),
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
