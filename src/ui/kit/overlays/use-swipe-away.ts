'use client';

import { useRef } from 'react';
import type { PointerEvent } from 'react';

const AWAY_PX = 80;

/**
 * Dismisses an element by a swipe to either side. Spread it on the element, which still scrolls
 * vertically (`swipes-sideways`).
 */
export function useSwipeAway(onAway: () => void) {
  const fromPx = useRef<number | undefined>(undefined);
  const move = (element: HTMLElement, byPx: number) => {
    element.style.transform = byPx === 0 ? '' : `translateX(${byPx}px)`;
    element.style.opacity =
      byPx === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(byPx) / (AWAY_PX * 2)));
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    fromPx.current = undefined;
    move(event.currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') fromPx.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (fromPx.current !== undefined) move(currentTarget, clientX - fromPx.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isAway =
        fromPx.current !== undefined && Math.abs(event.clientX - fromPx.current) >= AWAY_PX;
      leave(event);
      if (isAway) onAway();
    },
    onPointerCancel: leave,
  };
}
