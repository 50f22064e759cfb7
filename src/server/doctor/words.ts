import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import type { HealthFinding, HealthState } from '@/shared/site/health';

const t = createTranslator({
  locale: 'en',
  messages: messagesFor('en'),
  namespace: 'site.health',
});

/** The sentence of a finding for terminals and programs, in English. */
export const findingWords = ({ code, values }: HealthFinding): string => t(`found.${code}`, values);

const SIGNS: Record<HealthState, string> = { good: 'ok', warning: 'WARNING', fault: 'FAULT' };
const [SIGN_WIDTH, CHECK_WIDTH] = [9, 10];

/** The line of a finding for terminals. */
export const findingLine = (found: HealthFinding): string =>
  `${SIGNS[found.state].padEnd(SIGN_WIDTH)}${found.check.padEnd(CHECK_WIDTH)}${findingWords(found)}`;
