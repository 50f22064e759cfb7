import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { LONG_PRESS_MS } from '../../constants';

/** A trembling finger still rests. */
const REST_PX = 10;

/**
 * Handlers for a long press on something in a list; suppresses the click that follows. Spread on
 * the list.
 * @param onLongPress called with the element; true when it was handled
 */
export function useLongPress(onLongPress: (target: Element) => boolean) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const isTaken = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      stop();
      isTaken.current = false;
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        isTaken.current = onLongPress(target);
        if (isTaken.current) navigator.vibrate?.(10);
      }, LONG_PRESS_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > REST_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's context menu would cover the selection.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isTaken.current) return;
      isTaken.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
