'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useEditor } from '../hooks/editor-context';
import { useDuplicateItem } from '../hooks/use-duplicate-item';
import { useRemoveItem } from '../hooks/use-remove-item';
import { useSort } from '../hooks/use-sort';
import { isUnsaved } from '../model/editor-state';
import { isSameItem, NEW_ITEM } from '../model/location';
import { shownName } from '../model/shown-name';
import { ListToolbar, toolbarButton } from './list-toolbar';
import { QuestionRow } from './question-row';
import { RemoveDialog } from './remove-dialog';
import { SortableList } from './sortable-list';

/** Questions and answers in their order, to be opened, moved and deleted. */
export function FaqTab() {
  const t = useTranslations('editor');
  const {
    project: { questions, languages },
    drafts,
    place: { item: open, goTo },
    startNew,
  } = useEditor();
  const move = useSort('questions');
  const duplicate = useDuplicateItem();
  const removal = useRemoveItem();
  const items = useMemo(
    () => questions.map(({ id, question }) => ({ id, name: shownName(question, languages) })),
    [questions, languages],
  );
  const add = () => {
    startNew();
    goTo('faq', { kind: 'question', id: NEW_ITEM });
  };
  return (
    <div className="flex flex-col">
      <ListToolbar isListEmpty={items.length === 0}>
        <Button data-add className={toolbarButton} onClick={add}>
          <Plus aria-hidden />
          <span>{t('addQuestion')}</span>
        </Button>
      </ListToolbar>
      {items.length === 0 && (
        <EmptyState drawing="inbox" text={t('noQuestions')} className="pb-5" />
      )}
      <SortableList label={t('questionList')} items={items} onMove={move}>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            languages={languages}
            isActive={isSameItem(open, { kind: 'question', id: question.id })}
            isUnsaved={isUnsaved(drafts[question.id])}
            goTo={goTo}
            onDuplicate={duplicate}
            onRemove={removal.ask}
          />
        ))}
      </SortableList>
      <RemoveDialog removal={removal} />
    </div>
  );
}
