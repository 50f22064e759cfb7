'use client';

import { useEffect, useEffectEvent } from 'react';

const MARK = 'overlay';
const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * The browser's Back, as on Android, closes what lies over the page instead of leaving it: while
 * that is open, it has a history entry of its own. The router renders nothing for that entry.
 * @param onLeft called when the entry is left, also after the overlay was closed otherwise
 */
export function useBackCloses(isOpen: boolean, onLeft: () => void): void {
  const handleLeft = useEffectEvent(onLeft);
  useEffect(() => {
    // In a frame, the history is that of the page around it.
    if (!isOpen || window.self !== window.top) return;
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const leave = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      handleLeft();
    };
    window.addEventListener('popstate', leave, { capture: true, once: true });
    return () => {
      if (isMarked()) window.history.back();
      else window.removeEventListener('popstate', leave, true);
    };
  }, [isOpen]);
}

/**
 * Gives the entry of an overlay to the page that follows.
 * @returns whether there was one: then the page has to replace it
 */
export function takeOverlayEntry(): boolean {
  if (!isMarked()) return false;
  window.history.replaceState({ ...window.history.state, [MARK]: undefined }, '');
  return true;
}
