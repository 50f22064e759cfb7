import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { pickMessages } from './messages';
import type { MessagePick } from './messages';

/** What the frame of a public page says: header, footer, toasts, and what stands there when nothing else does. */
const FRAME: readonly MessagePick[] = [
  'common.siteName',
  'common.close',
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
  'common.outboxKept',
  'common.outboxSent',
  'common.outboxRefused',
  'layout.skip',
  'layout.menu',
  'layout.openMenu',
  'layout.closeMenu',
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
  'layout.dashboard',
  'layout.signUp',
  'layout.headerSignUp',
  'layout.logIn',
  'layout.logOut',
  'layout.language',
  'layout.theme',
  'layout.themeSystem',
  'layout.themeLight',
  'layout.themeDark',
  'layout.footerLine',
  'layout.toTop',
  'common.loading',
  'keys.title',
  'keys.help',
  'keys.search',
  'keys.dismiss',
  'notFound',
];
const SHELL: readonly MessagePick[] = ['common', 'layout'];
/** Made once: what is the same object all over a page is sent once. */
const frames = new Map(LOCALES.map((locale) => [locale, pickMessages(locale, FRAME)]));

interface ClientMessagesProps {
  locale: Locale;
  namespaces?: readonly MessagePick[];
  /** without the texts of forms, dialogs and the dashboard: for pages that are mostly read */
  isForReading?: boolean;
  children: ReactNode;
}

/**
 * Gives the client components inside it the texts of the shell and the named ones. The public root layout gives those of
 * its frame only; a page whose client components need more wraps them in another one.
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
