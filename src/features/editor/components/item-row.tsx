'use client';

import type { DraggableAttributes } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, memo, type ReactNode, useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import { ItemActions } from './item-actions';

interface ItemRowProps {
  id: string;
  /** how the item is called in the names of its buttons */
  name: string;
  isActive: boolean;
  isHeading?: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  children: ReactNode;
}

// Rows keep their height while one is dragged: to watch all of them would only make picking one up slow in a long list.
const UNWATCHED = { disabled: true };

/**
 * An item of a list: a handle to move it, the item itself, which opens and closes, and a button to delete it. While
 * anything is dragged all rows hear of each move: what is in them is not made anew for that.
 */
export function ItemRow({
  id,
  name,
  isActive,
  isHeading = false,
  onToggle,
  onDuplicate,
  onRemove,
  children,
}: ItemRowProps) {
  const t = useTranslations('editor');
  const own = useMemo(() => ({ roleDescription: t('sortable') }), [t]);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: own, resizeObserverConfig: UNWATCHED });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'relative flex min-h-14 items-center rounded-lg border border-line bg-surface transition-colors',
        isHeading && 'mt-3 border-transparent bg-sunken first:mt-0',
        isActive && 'border-signal bg-signal-soft',
        isDragging && 'z-10 shadow-lift',
      )}
    >
      <Handle
        name={name}
        handleRef={setActivatorNodeRef}
        attributes={attributes}
        listeners={listeners}
      />
      <RowContent
        id={id}
        name={name}
        isActive={isActive}
        onToggle={onToggle}
        onDuplicate={onDuplicate}
        onRemove={onRemove}
      >
        {children}
      </RowContent>
    </li>
  );
}

interface HandleProps {
  name: string;
  handleRef: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  listeners: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'> | undefined;
}

const Handle = memo(function Handle({ name, handleRef, attributes, listeners }: HandleProps) {
  const t = useTranslations('editor');
  return (
    <button
      type="button"
      ref={handleRef}
      {...attributes}
      {...listeners}
      role={undefined}
      aria-label={t('reorder', { name })}
      className="grid h-14 w-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
});

const RowContent = memo(function RowContent({
  id,
  name,
  isActive,
  onToggle,
  onDuplicate,
  onRemove,
  children,
}: Omit<ItemRowProps, 'isHeading'>) {
  return (
    <>
      <button
        type="button"
        data-item={id}
        aria-expanded={isActive}
        onClick={onToggle}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md py-2 text-left"
      >
        {children}
      </button>
      <ItemActions name={name} onDuplicate={onDuplicate} onRemove={onRemove} />
    </>
  );
});
