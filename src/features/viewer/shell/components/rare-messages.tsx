import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { AddedMessages } from '@/i18n/added-messages';
import { pickMessages } from '@/i18n/messages';
import type { RareMessages as Rare } from '../model/viewer-project';

interface RareMessagesProps {
  /** of the guide; others need no words for them */
  of: readonly Rare[];
  children: ReactNode;
}

/** Provides the messages of what not every guide has: timers, further pictures, and clips. */
export function RareMessages({ of, children }: RareMessagesProps) {
  const locale = useLocale();
  if (of.length === 0) return children;
  return <AddedMessages messages={pickMessages(locale, of)}>{children}</AddedMessages>;
}
