'use client';

import { BookMarked, Plus } from 'lucide-react';
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
import { shownName, stepNumbers } from '../model/shown-name';
import { AddPictures } from './add-pictures';
import { ListToolbar, toolbarButton } from './list-toolbar';
import { PictureDrop } from './picture-drop';
import { PictureQueueList } from './picture-queue-list';
import { RemoveDialog } from './remove-dialog';
import { SortableList } from './sortable-list';
import { StepRow } from './step-row';

/** Steps and chapters in their order, to be opened, moved and deleted. */
export function StepsTab() {
  const t = useTranslations('editor');
  const {
    project: { steps, languages },
    drafts,
    place: { item: open, goTo },
    startNew,
  } = useEditor();
  const move = useSort('steps');
  const duplicate = useDuplicateItem();
  const removal = useRemoveItem();
  const numbers = useMemo(() => stepNumbers(steps), [steps]);
  const items = useMemo(
    () => steps.map(({ id, name }) => ({ id, name: shownName(name, languages) })),
    [steps, languages],
  );
  const add = (kind: 'step' | 'chapter') => {
    startNew();
    goTo('steps', { kind, id: NEW_ITEM });
  };
  return (
    <PictureDrop takesPaste={open?.kind !== 'step'}>
      <ListToolbar isListEmpty={items.length === 0}>
        <Button data-add className={toolbarButton} onClick={() => add('step')}>
          <Plus aria-hidden />
          <span>{t('addStep')}</span>
        </Button>
        <AddPictures />
        <Button variant="secondary" className={toolbarButton} onClick={() => add('chapter')}>
          <BookMarked aria-hidden />
          <span>{t('addChapter')}</span>
        </Button>
      </ListToolbar>
      <PictureQueueList />
      {items.length === 0 && <EmptyState drawing="steps" text={t('noSteps')} className="pb-5" />}
      <SortableList label={t('stepList')} items={items} onMove={move}>
        {steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            number={numbers.get(step.id)}
            languages={languages}
            isActive={isSameItem(open, { kind: 'step', id: step.id })}
            isUnsaved={isUnsaved(drafts[step.id])}
            goTo={goTo}
            onDuplicate={duplicate}
            onRemove={removal.ask}
          />
        ))}
      </SortableList>
      <RemoveDialog removal={removal} />
    </PictureDrop>
  );
}
