import { useTranslations } from 'next-intl';
import { lengthOf } from '@/shared/text/text';

/**
 * The counter of a field with a maximum length, and the server's message as soon as the typed text
 * is too long. Nothing is cut off: a pasted text would lose its end unnoticed.
 */
export function useLimitedText() {
  const t = useTranslations('validation');
  return (value: string, max: number, error: string | undefined) => ({
    counter: { value, max },
    error: error ?? (lengthOf(value.trim()) > max ? t('tooLong', { max }) : undefined),
  });
}
