import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/shared/interface/languages';
import { messagesFor } from './messages';

/**
 * The name of a session in a list: 'Chrome on Windows'; a plain word for anything that is not a
 * browser.
 */
export function deviceText(
  locale: Locale,
  device: { browser: string; system: string } | undefined,
): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'devices' });
  return device ? t('browserOnSystem', device) : t('client');
}
