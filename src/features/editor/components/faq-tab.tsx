'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useEditor } from '../hooks/editor-context';
import { useRemoveItem } from '../hooks/use-remove-item';
import { useSort } from '../hooks/use-sort';
import { isSameItem, NEW_ITEM } from '../model/location';
import { shownName } from '../model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';
import { ListToolbar, toolbarButton } from './list-toolbar';
import { RemoveDialog } from './remove-dialog';
import { SortableList } from './sortable-list';

/** Questions and answers in their order, to be opened, moved and deleted. */
export function FaqTab() {
  const t = useTranslations('editor');
  const { project: { questions, languages }, place: { item: open, goTo }, startNew } = useEditor();
  const move = useSort('questions');
  const removal = useRemoveItem();
  const items = questions.map((question) => ({ id: question.id, question, name: shownName(question.question, languages) }));
  const add = () => {
    startNew();
    goTo('faq', { kind: 'question', id: NEW_ITEM });
  };
  return (
    <>
      <ListToolbar>
        <Button className={toolbarButton} onClick={add}><Plus aria-hidden />{t('addQuestion')}</Button>
      </ListToolbar>
      {items.length === 0 && <EmptyState drawing="inbox" text={t('noQuestions')} />}
      <SortableList label={t('questionList')} items={items} onMove={move}>
        {items.map(({ id, name, question }) => {
          const item = { kind: 'question' as const, id };
          const isActive = isSameItem(open, item);
          return (
            <ItemRow key={id} id={id} name={name} isActive={isActive}
              onToggle={() => goTo('faq', isActive ? undefined : item)} onRemove={() => removal.ask({ id, kind: 'question', name })}>
              <span className="min-w-0 flex-1">
                <span lang={languages[0]} className="line-clamp-2 font-semibold break-words">{name}</span>
                <span lang={languages[0]} className="line-clamp-1 text-sm break-words text-ink-muted">{shownName(question.answer, languages)}</span>
                <ItemMarks id={id} texts={[question.question, question.answer]} />
              </span>
            </ItemRow>
          );
        })}
      </SortableList>
      <RemoveDialog removal={removal} />
    </>
  );
}
