import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { AddedMessages } from '@/i18n/added-messages';
import { pickMessages } from '@/i18n/messages';

interface TimerMessagesProps {
  /** whether the guide has timers; others need no words for them */
  isOn: boolean;
  children: ReactNode;
}

/** Provides the messages of timers. */
export function TimerMessages({ isOn, children }: TimerMessagesProps) {
  const locale = useLocale();
  if (!isOn) return children;
  return <AddedMessages messages={pickMessages(locale, ['timers'])}>{children}</AddedMessages>;
}
