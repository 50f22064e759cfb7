import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, MoreVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useMemo } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { cn } from '@/ui/kit/cn';
import type { RowActions, RowItem } from '../hooks/use-row-actions';
import { CommentCount } from '@/features/reviews/ui/comments/late-parts';
import { AddAfter } from './add-after';
import { LateMenu } from './late-menu';

interface ItemRowProps {
  item: RowItem;
  isActive: boolean;
  /** whether it is selected; undefined when rows cannot be selected */
  isSelected?: boolean | undefined;
  isHeading?: boolean;
  /** the picture of another row can be dropped on it */
  isPictured?: boolean;
  /** a new item that will follow it is being written */
  isBeforeNew?: boolean;
  actions: RowActions;
  children: ReactNode;
}

// Row heights do not change while dragging: measuring all rows would make picking one up slow in a
// long list.
const NO_MEASURING = { disabled: true };

/**
 * An item of a list: a drag handle, the item itself, which opens and closes, and its menu. While
 * dragging, all rows re-render on each move, so their content is memoized.
 */
export function ItemRow({
  isHeading = false,
  isPictured = false,
  isBeforeNew = false,
  ...content
}: ItemRowProps) {
  const t = useTranslations('editor');
  const { item, isActive, isSelected, actions } = content;
  const { id, name } = item;
  const role = useMemo(() => ({ roleDescription: t('sortable') }), [t]);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: role, resizeObserverConfig: NO_MEASURING });
  const look = useMemo(
    () =>
      cn(
        'group/row relative rounded-lg border border-line bg-surface transition-colors data-over:outline-3 data-over:outline-signal',
        isHeading && 'mt-3 border-transparent bg-sunken first:mt-0',
        (isActive || isSelected) && 'border-signal bg-signal-soft',
        'group-data-moving/list:focus-within:z-10 group-data-moving/list:focus-within:shadow-lift',
        isDragging && 'z-10 shadow-lift',
      ),
    [isHeading, isActive, isSelected, isDragging],
  );
  return (
    <li
      ref={setNodeRef}
      data-pictured={isPictured || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={look}
    >
      {/* Outside of the row, which would clip it. */}
      <div className="flex min-h-14 items-center row-in-sight">
        {isSelected === undefined ? (
          <Handle
            name={name}
            handleRef={setActivatorNodeRef}
            attributes={attributes}
            listeners={listeners}
          />
        ) : (
          <Checkbox
            label={<span className="sr-only">{t('selection.select', { name })}</span>}
            checked={isSelected}
            // A click may have a modifier key.
            onChange={({ nativeEvent }) =>
              actions.press(item, isActive, { ...NO_KEYS, shiftKey: isShifted(nativeEvent) })
            }
            className="w-11 shrink-0 items-center justify-center gap-0 self-stretch"
          />
        )}
        <RowContent {...content} />
      </div>
      {isSelected === undefined && actions.addEntries && (
        <AddAfter id={id} name={name} isHighlighted={isBeforeNew} entries={actions.addEntries} />
      )}
    </li>
  );
}

const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false };
const isShifted = (event: Event) => event instanceof MouseEvent && event.shiftKey;

interface HandleProps {
  name: string;
  handleRef: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

const Handle = memo(function Handle({ name, handleRef, attributes, listeners }: HandleProps) {
  const t = useTranslations('editor');
  return (
    <button
      type="button"
      ref={handleRef}
      {...attributes}
      {...listeners}
      data-handle
      role={undefined}
      aria-label={t('reorder', { name })}
      className="grid w-11 shrink-0 cursor-grab touch-none place-items-center self-stretch rounded-md text-ink-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
});

const RowContent = memo(function RowContent({
  item,
  isActive,
  actions,
  children,
}: Pick<ItemRowProps, 'item' | 'isActive' | 'actions' | 'children'>) {
  const t = useTranslations('editor');
  return (
    <>
      <button
        type="button"
        data-item={item.id}
        aria-expanded={isActive}
        onClick={(event) => actions.press(item, isActive, event)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md py-2 text-left"
      >
        <span className="contents">{children}</span>
        <CommentCount itemId={item.id} />
      </button>
      <LateMenu
        button={
          <IconButton
            label={t('menuOf', { name: item.name })}
            className="mr-1 text-ink-muted hover:text-ink"
          >
            <MoreVertical aria-hidden />
          </IconButton>
        }
        entries={() => actions.entries(item)}
      />
    </>
  );
});
