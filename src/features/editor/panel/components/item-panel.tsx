import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { StepType } from '@/features/projects/constants';
import { PANEL_KEYS } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { findOpen } from '../../shell/model/editor-state';
import { draftKey, NEW_ITEM } from '../../shell/model/location';
import { useSteadyRow } from '../../list/hooks/use-steady-row';
import { type Neighbours, useNeighbours } from '../../list/hooks/use-neighbours';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { ItemForm } from './item-form';
import { SidePanel } from './side-panel';

const NEW_TITLES = { step: 'newStep', chapter: 'newChapter', question: 'newQuestion' } as const;

/**
 * The side panel with the open item; nothing while none is open or the address names a deleted one.
 */
export function ItemPanel() {
  const t = useTranslations('editor');
  const {
    project,
    place: { tab, item: open, goTo },
  } = useEditor();
  const neighbours = useNeighbours();
  useSteadyRow(open?.id);
  const openItem = open && findOpen(project, open);
  if (!open || !openItem) return null;
  const { kind, item } = openItem;
  const number =
    kind === 'question'
      ? placeIn(project.questions, item?.id)
      : placeIn(
          project.steps.filter(
            ({ type }) => type === (kind === 'chapter' ? StepType.Chapter : StepType.Step),
          ),
          item?.id,
        );
  const title = open.id === NEW_ITEM ? t(NEW_TITLES[kind]) : t(`numbered.${kind}`, { number });
  const key = draftKey(open);
  return (
    <SidePanel
      title={title}
      itemKey={key}
      onClose={() => goTo(tab)}
      actions={<PanelMoves {...neighbours} />}
    >
      <ItemForm key={key} open={open} kind={kind} item={item} number={number} />
    </SidePanel>
  );
}

/** 1-based; a new one comes last. */
function placeIn(items: readonly { id: string }[], id: string | undefined): number {
  const index = items.findIndex((item) => item.id === id);
  return (index < 0 ? items.length : index) + 1;
}

/** Buttons to the next and previous item without going back to the list. */
function PanelMoves({ previous, next }: Neighbours) {
  const t = useTranslations('editor');
  usePanelKeys({ previous, next });
  return (
    <>
      <IconButton
        label={t('previousItem')}
        aria-keyshortcuts={PANEL_KEYS.previous}
        aria-disabled={!previous || undefined}
        onClick={previous}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('nextItem')}
        aria-keyshortcuts={PANEL_KEYS.next}
        aria-disabled={!next || undefined}
        onClick={next}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  );
}
