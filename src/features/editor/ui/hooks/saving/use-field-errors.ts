'use client';

import { useTranslations } from 'next-intl';
import { type Draft } from '../../../model/saving/draft';
import { problemsOf } from '../../../model/saving/draft-problems';
import { useEditor } from '../editor-context';
import { useTextProblem } from './use-text-problem';

/**
 * The errors of the open item's texts, by `field.language`, after an attempt to save; and the same
 * in one sentence.
 */
export function useFieldErrors(
  key: string,
  draft: Draft,
): { errors: Record<string, string>; summary: string } {
  const t = useTranslations('editor');
  const {
    project: { languages },
    saves,
  } = useEditor();
  const describe = useTextProblem();
  const state = saves[key];
  const errors =
    state?.is === 'invalid'
      ? Object.fromEntries(
          Object.entries(problemsOf(draft, languages)).map(([path, problem]) => [
            path,
            describe(problem),
          ]),
        )
      : state?.is === 'refused'
        ? state.errors
        : {};
  const [first = ''] = Object.values(errors);
  const count = Object.keys(errors).length;
  return { errors, summary: count > 1 ? t('errorCount', { count }) : first };
}
