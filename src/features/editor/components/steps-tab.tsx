'use client';

import { BookMarked, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { StepType } from '@/features/project/constants';
import { useEditor } from '../hooks/editor-context';
import { useRemoveItem } from '../hooks/use-remove-item';
import { useSort } from '../hooks/use-sort';
import { isSameItem, NEW_ITEM } from '../model/location';
import { shownName, stepNumbers } from '../model/shown-name';
import { ItemRow } from './item-row';
import { ListToolbar, toolbarButton } from './list-toolbar';
import { RemoveDialog } from './remove-dialog';
import { SortableList } from './sortable-list';
import { StepRow } from './step-row';

/** Steps and chapters in their order, to be opened, moved and deleted. */
export function StepsTab() {
  const t = useTranslations('editor');
  const { project: { steps, languages }, place: { item: open, goTo }, startNew } = useEditor();
  const move = useSort('steps');
  const removal = useRemoveItem();
  const numbers = stepNumbers(steps);
  const items = steps.map((step) => {
    const kind = step.type === StepType.Chapter ? 'chapter' as const : 'step' as const;
    return { id: step.id, kind, step, name: shownName(step.name, languages) };
  });
  const add = (kind: 'step' | 'chapter') => {
    startNew();
    goTo('steps', { kind, id: NEW_ITEM });
  };
  return (
    <>
      <ListToolbar>
        <Button className={toolbarButton} onClick={() => add('step')}><Plus aria-hidden />{t('addStep')}</Button>
        <Button variant="secondary" className={toolbarButton} onClick={() => add('chapter')}><BookMarked aria-hidden />{t('addChapter')}</Button>
      </ListToolbar>
      {items.length === 0 && <EmptyState drawing="steps" text={t('noSteps')} />}
      <SortableList label={t('stepList')} items={items} onMove={move}>
        {items.map(({ id, kind, name, step }) => {
          const item = { kind, id };
          const isActive = isSameItem(open, item);
          return (
            <ItemRow key={id} id={id} name={name} isActive={isActive} isHeading={kind === 'chapter'}
              onToggle={() => goTo('steps', isActive ? undefined : item)} onRemove={() => removal.ask({ id, kind, name })}>
              <StepRow step={step} number={numbers.get(id)} name={name} />
            </ItemRow>
          );
        })}
      </SortableList>
      <RemoveDialog removal={removal} />
    </>
  );
}
