import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TextProblem } from '../model/draft-problems';

/** The message of an invalid text, the same as the server's. */
export function useTextProblem(): (problem: TextProblem) => string {
  const t = useTranslations('validation');
  return useCallback(({ key, max }) => t(key, { max }), [t]);
}
