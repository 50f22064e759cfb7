'use client';

import type { ReactNode } from 'react';
import { ApiConnection } from '@/client/api-connection';
import { OutboxSender } from '@/client/outbox-sender';
import { ToastProvider } from '../ui/toast-provider';
import { WrapText } from '../ui/wrap-text';
import { Hydrated } from './hydrated';
import { LeftToast } from './left-toast';
import { PageProgress } from './page-progress';
import { StoredState } from './stored-state';

/** What every document needs in the browser; one component, as each that the server names is written into every page. */
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
