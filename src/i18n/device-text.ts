import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/shared/languages';
import { messagesFor } from './messages';

/** What a session is called in a list: 'Chrome on Windows'; a plain word for what is no browser. */
export function deviceText(
  locale: Locale,
  device: { browser: string; system: string } | undefined,
): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'devices' });
  return device ? t('browserOnSystem', device) : t('client');
}
