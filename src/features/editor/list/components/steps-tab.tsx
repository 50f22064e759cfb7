import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useEditor } from '../../shell/hooks/editor-context';
import { useAddAfterKey, useBeginNew } from '../hooks/use-begin-new';
import { useCompactList } from '../hooks/use-compact-list';
import { useLongPress } from '../../shell/hooks/use-long-press';
import { usePanelKeys } from '../../panel/hooks/use-panel-keys';
import { usePastedList } from '../hooks/use-pasted-list';
import { usePictureChooser } from '../../pictures/hooks/use-picture-chooser';
import { usePictureDrag } from '../../pictures/hooks/use-picture-drag';
import { useRemoveItem } from '../hooks/use-remove-item';
import { useRowActions } from '../hooks/use-row-actions';
import { useSelection } from '../hooks/use-selection';
import { useSeveral } from '../hooks/use-several';
import { useSort } from '../hooks/use-sort';
import { useStepEntries } from '../hooks/use-step-entries';
import { useSwapPictures } from '../../pictures/hooks/use-swap-pictures';
import { useWriteList } from '../hooks/use-write-list';
import { isUnsaved } from '../../shell/model/editor-state';
import { kindOf } from '../../shell/model/fields';
import { isSameItem, NEW_ITEM } from '../../shell/model/location';
import { moveId } from '../model/reorder';
import { shownRow } from '../model/rows';
import { shownName, stepNumbers } from '../../shell/model/shown-name';
import { AddAtEnd, AddSteps } from './add-steps';
import { ListToolbar } from './list-toolbar';
import { ListTools, ToolButton } from './list-tools';
import { PictureDrop } from '../../pictures/components/picture-drop';
import { PictureQueueList } from '../../pictures/components/picture-queue-list';
import { SelectionBar } from './selection-bar';
import { SortableList } from './sortable-list';
import { type Choice, StepChoice } from '../../panel/components/step-choice';
import { StepRow } from './step-row';
import { TextlessSteps } from './textless-steps';
import { WriteListDialog } from './write-list-dialog';

/** The list of steps and chapters, to open, move and delete, one by one or several at once. */
export function StepsTab() {
  const t = useTranslations('editor');
  const {
    project: { steps, languages },
    unread: { reports },
    drafts,
    newAfter,
    place: { item: open },
  } = useEditor();
  const { sort, move } = useSort('steps');
  const removal = useRemoveItem();
  const [isCompact, toggleCompact] = useCompactList();
  const numbers = useMemo(() => stepNumbers(steps), [steps]);
  const items = useMemo(() => itemsOf(steps, languages), [steps, languages]);
  const selection = useSelection(useMemo(() => steps.map(({ id }) => id), [steps]));
  const several = useSeveral(selection, { sort, move });
  const begin = useBeginNew();
  useAddAfterKey(begin);
  const swap = useSwapPictures();
  const [choice, setChoice] = useState<Choice>();
  const { chooser, choosePictures } = usePictureChooser();
  const entries = useStepEntries({ begin, selection, onChoice: setChoice, choosePictures });
  const actions = useRowActions({ remove: removal.remove, selection, ...entries });
  const pictureDrag = usePictureDrag((from, to) => void swap(from, to));
  const longPress = useLongPress((target) => {
    const id = target.closest('[data-item]') && shownRow(target);
    if (id) selection.toggle(id);
    return Boolean(id);
  });
  const dialog = useListDialog();

  usePanelKeys(selection.isOn && !open ? { close: selection.end } : {});

  const isEmpty = steps.length === 0;
  return (
    <PictureDrop takesPaste={open?.kind !== 'step'}>
      {chooser}
      <ListToolbar isListEmpty={isEmpty}>
        {selection.isOn ? (
          <SelectionBar
            selection={selection}
            several={several}
            isRemoving={removal.isBusy}
            onPlace={() => setChoice({ of: 'place', ids: [...selection.chosen] })}
            onRemove={() => removal.remove(...items.filter(({ id }) => selection.chosen.has(id)))}
          />
        ) : (
          <AddSteps
            onAdd={begin}
            onList={dialog.show}
            onPictures={(perStep) => choosePictures({ perStep })}
          />
        )}
      </ListToolbar>
      {!isEmpty && (
        <ListTools isCompact={isCompact} onCompact={toggleCompact}>
          <ToolButton
            label={t('selection.start')}
            icon={<ListChecks aria-hidden />}
            isPressed={selection.isOn}
            onPress={() => (selection.isOn ? selection.end() : selection.choose([]))}
          />
        </ListTools>
      )}
      <PictureQueueList />
      <TextlessSteps count={dialog.list.waiting.length} onList={dialog.show} />
      {isEmpty && <EmptyState drawing="steps" text={t('noSteps')} className="pb-5" />}
      <SortableList
        label={t('stepList')}
        items={items}
        isCompact={isCompact}
        handlers={{ ...longPress, ...pictureDrag }}
        onMove={(id, overId) => move((ids) => moveId(ids, id, overId))}
      >
        {steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            number={numbers.get(step.id)}
            languages={languages}
            isActive={isSameItem(open, { kind: 'step', id: step.id })}
            isUnsaved={isUnsaved(drafts[step.id])}
            reports={reports.get(step.id)?.unread ?? 0}
            isSelected={selection.isOn ? selection.chosen.has(step.id) : undefined}
            isBeforeNew={open?.id === NEW_ITEM && step.id === newAfter}
            actions={actions}
          />
        ))}
      </SortableList>
      {!isEmpty && !selection.isOn && <AddAtEnd onAdd={begin} />}
      <StepChoice
        choice={choice}
        onClose={() => setChoice(undefined)}
        onPlace={several.place}
        onPicture={(from, to) => void swap(from, to)}
      />
      <ListDialog {...dialog} />
    </PictureDrop>
  );
}

const itemsOf = (steps: readonly StepView[], languages: readonly ProjectLanguage[]) =>
  steps.map(({ id, name, type }) => ({ id, kind: kindOf(type), name: shownName(name, languages) }));

/** The list that is written and made into steps; a pasted list opens it. */
function useListDialog() {
  const {
    project: { steps },
    dispatch,
    place: { item: open, goTo },
  } = useEditor();
  const list = useWriteList();
  // A new guide that starts with a list, or one without other content.
  const [isOpen, setOpen] = useState(steps.length === 0 && list.text !== '');
  usePastedList((text) => {
    list.write(list.text.trim() === '' ? text : `${list.text}\n${text}`);
    // In the name of a new step: the list takes its place.
    if (open?.id === NEW_ITEM) {
      dispatch({ type: 'discarded', key: `${NEW_ITEM}-${open.kind}` });
      goTo('steps');
    }
    setOpen(true);
  });
  return { list, isOpen, onOpenChange: setOpen, show: () => setOpen(true) };
}

function ListDialog({ list, isOpen, onOpenChange }: ReturnType<typeof useListDialog>) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <WriteListDialog {...{ list, isOpen, onOpenChange }} onDone={setAnnouncement} />
    </>
  );
}
