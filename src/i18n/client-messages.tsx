import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/shared/languages';
import { pickMessages } from './messages';
import type { MessageNamespace } from './messages';

const SHELL: readonly MessageNamespace[] = ['common', 'layout'];

interface ClientMessagesProps {
  locale: Locale;
  namespaces?: readonly MessageNamespace[];
  children: ReactNode;
}

/**
 * Gives the client components inside it the texts of the shell and of the named blocks. The public root layout gives
 * the shell only; a page whose client components need more wraps them in another one.
 */
export function ClientMessages({ locale, namespaces = [], children }: ClientMessagesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={pickMessages(locale, [...SHELL, ...namespaces])}>
      {children}
    </NextIntlClientProvider>
  );
}
