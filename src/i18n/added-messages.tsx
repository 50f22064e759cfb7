'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from './messages';

interface AddedMessagesProps {
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Adds messages to those of the page, for parts that not every page of its kind has. */
export function AddedMessages({ messages, children }: AddedMessagesProps) {
  const pageMessages = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...pageMessages, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
