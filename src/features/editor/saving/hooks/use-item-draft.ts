import { useTranslations } from 'next-intl';
import { conflictsOf } from '../../shell/model/editor-state';
import type { DraftKind } from '../../shell/model/fields';
import { draftIn } from '../../list/model/project-items';
import { problemsOf } from '../model/draft-problems';
import { useEditor } from '../../shell/hooks/editor-context';
import { useTextProblem } from './use-text-problem';

/**
 * An item as it is typed now; the errors of its texts by `field.language`, after an attempt to save,
 * and in one sentence; and whether the user has to choose between texts first.
 */
export function useItemDraft(key: string, kind: DraftKind) {
  const t = useTranslations('editor');
  const { project, drafts, sent, saves } = useEditor();
  const { languages } = project;
  const draft = draftIn({ project, drafts }, key, kind);
  const describe = useTextProblem();
  const state = saves[key];
  const errors: Record<string, string> =
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
  return {
    draft,
    errors,
    summary: count > 1 ? t('errorCount', { count }) : first,
    hasConflicts: conflictsOf({ project, drafts, sent }, key).length > 0,
  };
}
