import { memo } from 'react';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { withoutFormatting } from '@/shared/text/formatting';
import type { RowActions } from '../hooks/use-row-actions';
import { shownName } from '../../shell/model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';

interface QuestionRowProps {
  question: QuestionView;
  languages: readonly ProjectLanguage[];
  isActive: boolean;
  isUnsaved: boolean;
  actions: RowActions;
}

/** A row of the list of questions; memoized. */
export const QuestionRow = memo(function QuestionRow({
  question: { id, question, answer },
  languages,
  isActive,
  isUnsaved,
  actions,
}: QuestionRowProps) {
  const name = shownName(question, languages);
  const item = { id, kind: 'question', name } as const;
  return (
    <ItemRow item={item} isActive={isActive} actions={actions}>
      <span className="min-w-0 flex-1">
        <span lang={languages[0]} className="line-clamp-2 font-semibold break-words">
          {name}
        </span>
        <span
          lang={languages[0]}
          className="line-clamp-1 text-sm break-words text-ink-muted group-data-compact/list:hidden"
        >
          {withoutFormatting(shownName(answer, languages), { hasLinks: true })}
        </span>
        <ItemMarks texts={[question, answer]} languages={languages} isUnsaved={isUnsaved} />
      </span>
    </ItemRow>
  );
});
