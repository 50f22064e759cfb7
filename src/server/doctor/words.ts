import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import type { HealthFinding } from '@/shared/site/health';

const t = createTranslator({
  locale: 'en',
  messages: messagesFor('en'),
  namespace: 'site.health',
});

/** The sentence of a finding for terminals and programs, in English. */
export const findingWords = ({ code, values }: HealthFinding): string => t(`found.${code}`, values);
