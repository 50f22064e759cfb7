'use client';

import { type ReactNode, useEffect } from 'react';
import { ApiConnection } from '@/browser/api/api-connection';
import { OutboxSender } from '@/browser/outbox/outbox-sender';
import { ToastProvider } from '../kit/toasts/toast-provider';
import { WrapText } from '../kit/wrap-text';
import { PageProgress } from './document/page-progress';
import { StoredState } from './document/stored-state';
import { takeStoredToast } from '@/browser/page/stored-toast';
import { useToast } from '../kit/toasts/toast-context';

/**
 * What every document needs in the browser; one component, because each one that the server names
 * is written into every page.
 */
export function ClientParts({ children }: { children: ReactNode }) {
  return (
    <>
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

/** Shows what the page before wanted to say and could not, because it was left for this one. */
function LeftToast() {
  const showToast = useToast();
  useEffect(() => {
    const message = takeStoredToast();
    if (message) showToast(message);
  }, [showToast]);
  return null;
}
