import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import { ApiConnection } from '@/client/api-connection';
import { OutboxSender } from '@/client/outbox-sender';
import { WrapText } from '@/components/ui/wrap-text';
import { ClientMessages } from '@/i18n/client-messages';
import type { MessagePick } from '@/i18n/messages';
import type { Locale } from '@/shared/languages';
import { FIRST_FONTS } from '@/styles/first-fonts';
import { ToastProvider } from '../ui/toast-provider';
import { EarlyScript } from './early-script';
import { LeftToast } from './left-toast';
import { PageProgress } from './page-progress';
import { StoredState } from './stored-state';

const SYSTEM_LETTERS = {
  '--font-heading': 'system-ui, sans-serif',
  '--font-sans': 'system-ui, sans-serif',
  '--font-mono': 'ui-monospace, monospace',
} as CSSProperties;

interface DocumentProps {
  locale: Locale;
  nonce?: string | undefined;
  /** in which letters it is; those of the system need no fonts */
  letters?: 'own' | 'system';
  /** what client components of every page below say; the texts of the public frame when left out */
  namespaces?: readonly MessagePick[];
  children: ReactNode;
}

/** The html document around every page. The early script sets attributes on it, hence no hydration warning there. */
export function Document({ locale, nonce, letters = 'own', namespaces, children }: DocumentProps) {
  for (const font of letters === 'own' ? FIRST_FONTS : [])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html
      lang={locale}
      style={letters === 'own' ? undefined : SYSTEM_LETTERS}
      suppressHydrationWarning
    >
      <head>
        <EarlyScript nonce={nonce} />
      </head>
      <body>
        <ClientMessages
          locale={locale}
          namespaces={namespaces ?? []}
          isForReading={namespaces === undefined}
        >
          <StoredState />
          <PageProgress />
          <ToastProvider>
            <ApiConnection />
            <LeftToast />
            <OutboxSender />
            <WrapText>{children}</WrapText>
          </ToastProvider>
        </ClientMessages>
      </body>
    </html>
  );
}
