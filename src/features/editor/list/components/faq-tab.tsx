import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { withoutFormatting } from '@/shared/text/formatting';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useEditor } from '../../shell/hooks/editor-context';
import { useBeginNew } from '../hooks/use-begin-new';
import { useCompactList } from '../hooks/use-compact-list';
import { useRemoveItem } from '../hooks/use-remove-item';
import { type RowActions, useRowActions } from '../hooks/use-row-actions';
import { useSort } from '../hooks/use-sort';
import { isUnsaved } from '../../shell/model/editor-state';
import { isSameItem } from '../../shell/model/location';
import { moveId } from '../model/reorder';
import { shownName } from '../../shell/model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';
import { ListToolbar, toolbarButton } from './list-toolbar';
import { ListTools } from './list-tools';
import { SortableList } from './sortable-list';

/** The list of questions and answers, to open, move and delete. */
export function FaqTab() {
  const t = useTranslations('editor');
  const {
    project: { questions, languages },
    drafts,
    place: { item: open },
  } = useEditor();
  const { move } = useSort('questions');
  const begin = useBeginNew();
  const { remove } = useRemoveItem();
  const actions = useRowActions({ remove });
  const [isCompact, toggleCompact] = useCompactList();
  const items = useMemo(
    () => questions.map(({ id, question }) => ({ id, name: shownName(question, languages) })),
    [questions, languages],
  );
  return (
    <div className="flex flex-col max-md:pb-20">
      <ListToolbar isListEmpty={items.length === 0}>
        <Button data-add className={toolbarButton} onClick={() => begin('question')}>
          <Plus aria-hidden />
          <span>{t('addQuestion')}</span>
        </Button>
      </ListToolbar>
      {items.length > 0 && <ListTools isCompact={isCompact} onCompact={toggleCompact} />}
      {items.length === 0 && (
        <EmptyState drawing="inbox" text={t('noQuestions')} className="pb-5" />
      )}
      <SortableList
        label={t('questionList')}
        items={items}
        isCompact={isCompact}
        onMove={(id, overId) => move((ids) => moveId(ids, id, overId))}
      >
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            languages={languages}
            isActive={isSameItem(open, { kind: 'question', id: question.id })}
            isUnsaved={isUnsaved(drafts[question.id])}
            actions={actions}
          />
        ))}
      </SortableList>
    </div>
  );
}

interface QuestionRowProps {
  question: QuestionView;
  languages: readonly ProjectLanguage[];
  isActive: boolean;
  isUnsaved: boolean;
  actions: RowActions;
}

/** A row of the list of questions; memoized. */
const QuestionRow = memo(function QuestionRow({
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
