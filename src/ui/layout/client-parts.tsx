'use client';

import { type ReactNode, useEffect, useSyncExternalStore, useLayoutEffect } from 'react';
import { ApiConnection } from '@/browser/api/api-connection';
import { OutboxSender } from '@/browser/outbox/outbox-sender';
import { Symbols } from '../kit/symbols';
import { ToastProvider } from '../kit/toasts/toast-provider';
import { WrapText } from '../kit/wrap-text';
import { takeStoredToast } from '@/browser/page/stored-toast';
import { useToast } from '../kit/toasts/toast-context';
import { useTranslations } from 'next-intl';
import { navigationIsSlow, onSlowNavigation } from '@/browser/navigation/under-way';
import { hasSession } from '@/browser/api/session/access-token';
import { SIDEBAR_KEY, THEME_KEY } from '@/shared/interface/preferences';
import { followTheme } from './site/theme-store';

/**
 * Parts that every document needs in the browser; one component, because each one that the server
 * names is written into every page.
 */
export function ClientParts({ children }: { children: ReactNode }) {
  return (
    <>
      <Symbols />
      <StoredState />
      <PageProgress />
      <ToastProvider>
        <ApiConnection />
        <LeftToast />
        <OutboxSender />
        <WrapText>{children}</WrapText>
        <Hydrated />
      </ToastProvider>
    </>
  );
}

/** Marks the document after hydration, for browser tests: earlier presses may do nothing. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}

/** Shows a message that the former page could not, because it was left for this one. */
function LeftToast() {
  const showToast = useToast();
  useEffect(() => {
    const message = takeStoredToast();
    if (message) showToast(message);
  }, [showToast]);
  return null;
}

/**
 * A line at the top of the window while the next page loads. It covers the page and moves nothing.
 */
export function PageProgress() {
  const t = useTranslations('common');
  const isSlow = useSyncExternalStore(onSlowNavigation, navigationIsSlow, () => false);
  return isSlow && <div role="progressbar" aria-label={t('loading')} className="page-progress" />;
}

/**
 * Sets what the early script sets, for documents that React creates in the browser: inline scripts
 * never run there.
 */
export function StoredState() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (hasSession()) dataset['session'] = 'in';
    try {
      const theme = localStorage.getItem(THEME_KEY);
      if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
      if (localStorage.getItem(SIDEBAR_KEY) === '1') dataset['sidebar'] = 'collapsed';
    } catch {
      // Storage may be forbidden; then nothing was chosen.
    }
  }, []);
  useEffect(followTheme, []);
  return null;
}
