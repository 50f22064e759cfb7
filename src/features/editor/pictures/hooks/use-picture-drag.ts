import { type DragEvent, useRef } from 'react';
import { PICTURE_OF_STEP } from '../../constants';
import { shownRow } from '../../list/model/rows';

const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(PICTURE_OF_STEP);

/** Lets the picture of a row be dragged to another row that can have one. Spread on the list. */
export function usePictureDrag(onDrop: (from: string, to: string) => void) {
  const over = useRef<Element>(undefined);
  // Directly on the element: through React, the whole list would re-render for every row passed.
  const mark = (row?: Element) => {
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  const rowAt = ({ target }: DragEvent) =>
    (target instanceof Element && target.closest('li[data-pictured]')) || undefined;
  return {
    onDragStart: (event: DragEvent) => {
      const { target, dataTransfer } = event;
      const id = target instanceof Element && target.matches('img') && shownRow(target);
      if (!id) return;
      dataTransfer.setData(PICTURE_OF_STEP, id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      const row = rowAt(event);
      if (!isOurs(event)) return;
      if (row !== over.current) mark(row);
      if (row) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) mark();
    },
    onDragEnd: () => mark(),
    onDrop: (event: DragEvent) => {
      mark();
      const [from, to] = [
        event.dataTransfer.getData(PICTURE_OF_STEP),
        shownRow(rowAt(event) ?? null),
      ];
      if (!from) return;
      event.preventDefault();
      if (to && to !== from) onDrop(from, to);
    },
  };
}
