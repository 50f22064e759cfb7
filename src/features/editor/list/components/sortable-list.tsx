import {
  AutoScrollActivator,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactElement, useId, useMemo } from 'react';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { DRAG_START_PX } from '../../constants';
import { useKeyboardMove } from '../hooks/use-keyboard-move';
import { useAnnouncements } from '../../shell/hooks/use-announcements';
import { withinList } from '../model/within-list';

interface SortableListProps {
  label: string;
  /** in the order shown; `name` is the name in announcements of moves */
  items: readonly { id: string; name: string }[];
  /** without pictures and second lines, which the rows hide */
  isCompact?: boolean;
  /** further pointer handlers */
  handlers?: Omit<ComponentProps<'ul'>, 'className' | 'children'>;
  /** returns true when the server accepted the new order */
  onMove: (id: string, overId: string) => Promise<boolean>;
  /** the rows, in the order of `items` */
  children: ReactElement[];
}

const withinTheList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => ({
  ...transform,
  x: 0,
  y:
    draggingNodeRect && containerNodeRect
      ? withinList(transform.y, draggingNodeRect, containerNodeRect)
      : transform.y,
});
// Limited by the row, not the pointer: the row stops at the list's end, and with it the page.
const AUTO_SCROLL = { activator: AutoScrollActivator.DraggableRect, threshold: { x: 0, y: 0.2 } };
// Stable: a new object at each render would re-render all rows.
const MODIFIERS = [withinTheList];
const POINTER = { activationConstraint: { distance: DRAG_START_PX } };

/**
 * A list whose items are moved by mouse, touch and keyboard; every move is announced in the
 * language of the interface.
 */
export function SortableList({
  label,
  items,
  isCompact,
  handlers,
  onMove,
  children,
}: SortableListProps) {
  const t = useTranslations('editor');
  const id = useId();
  const isAlive = useIsHydrated();
  const sensors = useSensors(useSensor(PointerSensor, POINTER));
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const { announcements, moved, ended, answered, outcome, setOutcome } = useAnnouncements(items);
  const move = (id: string, overId: string | undefined) => {
    if (overId === undefined || overId === id) return;
    void onMove(id, overId).then((isKept) => setOutcome(answered(id, overId, isKept)));
  };
  const { moving, drop } = useKeyboardMove(ids, (id, overId) => {
    setOutcome(ended(id, overId));
    move(id, overId);
  });
  const from = moving ? ids.indexOf(moving.id) : -1;
  const shown = moving && from >= 0 ? arrayMove(children, from, moving.place) : children;
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      autoScroll={AUTO_SCROLL}
      onDragEnd={({ active, over }: DragEndEvent) =>
        move(String(active.id), over ? String(over.id) : undefined)
      }
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('dragInstructions') },
      }}
    >
      {/* aria-describedby of the handles before hydration; dnd-kit then adds its own. */}
      {!isAlive && (
        <p id={id} hidden>
          {t('dragInstructions')}
        </p>
      )}
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul
          {...handlers}
          onBlur={drop}
          aria-label={label}
          data-compact={isCompact || undefined}
          data-moving={moving !== undefined || undefined}
          className="group/list flex flex-col gap-2"
        >
          {shown}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {moving ? moved(moving.id, ids[moving.place] ?? moving.id) : outcome}
      </p>
    </DndContext>
  );
}
