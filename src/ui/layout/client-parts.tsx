'use client';

import type { ReactNode } from 'react';
import { ApiConnection } from '@/browser/api/api-connection';
import { OutboxSender } from '@/browser/outbox/outbox-sender';
import { ToastProvider } from '../kit/toasts/toast-provider';
import { WrapText } from '../kit/wrap-text';
import { Hydrated } from './document/hydrated';
import { LeftToast } from './document/stored-toast';
import { PageProgress } from './document/page-progress';
import { StoredState } from './document/stored-state';

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
