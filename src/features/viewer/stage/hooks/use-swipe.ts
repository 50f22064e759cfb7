import { useRef, type PointerEvent } from 'react';
import { swipeDirection } from '../model/swipe';

interface SwipeCommands {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Handlers that turn the page on a swipe over a text; needs `touch-action: pan-y`. A mouse selects
 * text instead.
 */
export function useSwipe({ onNext, onPrevious }: SwipeCommands) {
  const start = useRef<{ id: number; x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType === 'mouse' || !isPrimary
          ? undefined
          : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const direction = swipeDirection(clientX - from.x, clientY - from.y);
      if (direction === 'next') onNext();
      if (direction === 'previous') onPrevious();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
