import { readFileSync } from 'node:fs';
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import type { Locale } from '../../src/shared/interface/languages';

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The messages of a language, so that a screen does not depend on the wording of its buttons. */
export function sayIn(locale: Locale): Say {
  const messages = JSON.parse(
    readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8'),
  ) as AbstractIntlMessages;
  const translate = createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  }) as Say;
  return (key, values) => translate(key, values);
}
