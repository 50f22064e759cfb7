import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
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
    dispatch,
    place: { item: open, goTo },
  } = useEditor();
  const { sort, move } = useSort('steps');
  const removal = useRemoveItem();
  const [isCompact, toggleCompact] = useCompactList();
  const numbers = useMemo(() => stepNumbers(steps), [steps]);
  const items = useMemo(
    () => steps.map(({ id, name, type }) => ({ id, type, name: shownName(name, languages) })),
    [steps, languages],
  );
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
  const list = useWriteList();
  // A new guide that starts with a list, or one without other content.
  const [isListOpen, setListOpen] = useState(steps.length === 0 && list.text !== '');
  const [announcement, setAnnouncement] = useState('');
  usePastedList((text) => {
    list.write(list.text.trim() === '' ? text : `${list.text}\n${text}`);
    // In the name of a new step: the list takes its place.
    if (open?.id === NEW_ITEM) {
      dispatch({ type: 'discarded', key: `${NEW_ITEM}-${open.kind}` });
      goTo('steps');
    }
    setListOpen(true);
  });

  usePanelKeys(selection.isOn && !open ? { close: selection.end } : {});

  const isEmpty = steps.length === 0;
  const isNew = open?.id === NEW_ITEM;
  const removeChosen = () =>
    removal.remove(
      ...items
        .filter(({ id }) => selection.chosen.has(id))
        .map(({ id, type, name }) => ({ id, name, kind: kindOf(type) })),
    );
  return (
    <PictureDrop takesPaste={open?.kind !== 'step'}>
      {chooser}
      <ListToolbar isListEmpty={isEmpty}>
        {selection.isOn ? (
          <SelectionBar
            count={selection.chosen.size}
            isBusy={several.isBusy || removal.isBusy}
            onMoveByOne={several.moveByOne}
            onPlace={() => setChoice({ of: 'place', ids: [...selection.chosen] })}
            onChapterSteps={several.chapterSteps}
            onDuplicate={several.duplicate}
            onRemove={removeChosen}
            onEnd={selection.end}
          />
        ) : (
          <AddSteps
            onAdd={begin}
            onList={() => setListOpen(true)}
            onPictures={() => choosePictures()}
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
      <TextlessSteps count={list.waiting.length} onList={() => setListOpen(true)} />
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
            isBeforeNew={isNew && step.id === newAfter}
            actions={actions}
          />
        ))}
      </SortableList>
      {!isEmpty && !selection.isOn && <AddAtEnd onAdd={begin} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <StepChoice
        choice={choice}
        onClose={() => setChoice(undefined)}
        onPlace={several.place}
        onPicture={(from, to) => void swap(from, to)}
      />
      <WriteListDialog
        list={list}
        isOpen={isListOpen}
        onOpenChange={setListOpen}
        onDone={setAnnouncement}
      />
    </PictureDrop>
  );
}
