import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '@/features/projects/model/marks/mark-path';
import type { MarkKind } from '@/features/projects/model/marks/marks';
import { DRAG_START_PX, LONG_PRESS_MS } from '../../constants';
import {
  type Corner,
  cornerOf,
  cornersOf,
  markAt,
  moved,
  placeAt,
  placeBetween,
  type Size,
  withCornerAt,
} from '../model/mark-geometry';
import type { EditedMark } from '../model/mark-list';
import type { MarkEdits } from './use-mark-edits';

/** Half of what a finger needs to find a handle. */
const HANDLE_PX = 18;
/** The id of a mark that is being drawn. */
const DRAWN = 'drawn';

type Drag = {
  pointerId: number;
  from: Point;
  at: Point;
  isDragged: boolean;
  /** what is moved or resized; undefined for a new mark */
  mark?: EditedMark | undefined;
  corner?: Corner | undefined;
};

/**
 * Makes, moves and resizes marks with a pointer.
 * @returns the marks as they are drawn now, where a resting finger is, and handlers for the picture
 */
export function useMarkDrag(edits: MarkEdits, tool: MarkKind, size: Size) {
  const { marks, chosen } = edits;
  const [drag, setDrag] = useState<Drag>();
  const [hasLoupe, setLoupe] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    setLoupe(false);
    setDrag(undefined);
  };
  const result = (now: Drag) => {
    const { mark, corner, from, at, isDragged } = now;
    if (!mark) return isDragged ? placeBetween(tool, from, at, size) : placeAt(tool, at, size);
    return corner
      ? withCornerAt(mark, corner, at)
      : moved(mark, { x: at.x - from.x, y: at.y - from.y });
  };
  const begin = (event: PointerEvent<Element>) => {
    if (drag || event.button !== 0) return;
    const at = pointIn(event);
    const corner =
      chosen && cornersOf(chosen.kind).find((each) => isNear(cornerOf(chosen, each), at, size));
    const mark = corner ? chosen : markAt(marks, at, size, chosen?.id);
    // A number is put into a circle, too.
    const isMade = tool === 'dot' && mark && !corner && mark.kind !== 'dot' && !isOnLine(mark, at);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({
      pointerId: event.pointerId,
      from: at,
      at,
      isDragged: false,
      ...(isMade ? {} : { mark, corner }),
    });
    if (mark && !isMade) edits.choose(mark.id);
    if (event.pointerType !== 'mouse')
      timer.current = setTimeout(() => setLoupe(true), LONG_PRESS_MS);
  };
  const isOnLine = (mark: EditedMark, at: Point) => markAt([mark], at, size) !== undefined;
  const drawn = drag && (drag.isDragged || (hasLoupe && !drag.mark)) ? result(drag) : undefined;
  return {
    shown: drawn
      ? drag?.mark
        ? marks.map((mark) => (mark.id === drag.mark?.id ? { ...mark, ...drawn } : mark))
        : [...marks, { ...NEW_MARK, ...drawn }]
      : marks,
    loupe: hasLoupe ? drag?.at : undefined,
    handlers: {
      onPointerDown: begin,
      onPointerMove: (event: PointerEvent<Element>) => {
        if (drag?.pointerId !== event.pointerId) return;
        const at = pointIn(event);
        const farPx = Math.hypot(
          (at.x - drag.from.x) * size.width,
          (at.y - drag.from.y) * size.height,
        );
        setDrag({ ...drag, at, isDragged: drag.isDragged || farPx >= DRAG_START_PX });
      },
      onPointerUp: (event: PointerEvent<Element>): EditedMark | undefined => {
        if (drag?.pointerId !== event.pointerId) return undefined;
        end();
        if (!drag.mark) return edits.add(result(drag));
        if (!drag.isDragged) return undefined;
        const next = { ...drag.mark, ...result(drag) };
        edits.change(next);
        return next;
      },
      onPointerCancel: end,
    },
  };
}

const NEW_MARK: Omit<EditedMark, 'kind' | 'x' | 'y' | 'w' | 'h'> = {
  id: DRAWN,
  number: null,
  tone: null,
  label: [],
};

const isNear = (one: Point, other: Point, { width, height }: Size) =>
  Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) <= HANDLE_PX;

function pointIn({ clientX, clientY, currentTarget }: PointerEvent<Element>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}
