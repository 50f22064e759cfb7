import { useTranslations } from 'next-intl';
import { StepType } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { findOpen } from '../../shell/model/editor-state';
import { draftKey, NEW_ITEM } from '../../shell/model/location';
import { useSteadyRow } from '../../list/hooks/use-steady-row';
import { useNeighbours } from '../../list/hooks/use-neighbours';
import { ItemForm } from './item-form';
import { PanelMoves } from './panel-moves';
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
