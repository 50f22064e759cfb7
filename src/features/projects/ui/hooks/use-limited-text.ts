'use client';

import { useTranslations } from 'next-intl';
import { lengthOf } from '@/shared/text/text';

/**
 * What a field of a text with a greatest length shows: a counter, and that the text is too long while it is typed, in the
 * words in which the server would refuse it. Nothing is cut off, as a pasted text would lose its end unseen.
 */
export function useLimitedText() {
  const t = useTranslations('validation');
  return (value: string, max: number, error: string | undefined) => ({
    counter: { value, max },
    error: error ?? (lengthOf(value.trim()) > max ? t('tooLong', { max }) : undefined),
  });
}
