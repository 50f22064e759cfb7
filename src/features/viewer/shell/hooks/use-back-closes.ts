import { useEffect, useEffectEvent } from 'react';

const MARK = 'overlay';
const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** Called when the entry of the open overlay is left. */
let leave: (() => void) | undefined;

/** Runs before the router, which has nothing to render for the entry of an overlay. */
function handlePop(event: PopStateEvent): void {
  const left = leave;
  leave = undefined;
  // A marked entry is reached from a page that was opened in the overlay.
  if (!left || isMarked()) return;
  event.stopImmediatePropagation();
  left();
}

/**
 * The browser's Back, as on Android, closes what lies over the page instead of leaving it: while
 * that is open, it has a history entry of its own.
 * @param onLeft called when the entry is left, also after the overlay was closed otherwise
 */
export function useBackCloses(isOpen: boolean, onLeft: () => void): void {
  const handleLeft = useEffectEvent(onLeft);
  useEffect(() => {
    // In a frame, the history is that of the page around it.
    if (!isOpen || window.self !== window.top) return;
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    leave = () => handleLeft();
    window.addEventListener('popstate', handlePop, true);
    return () => {
      if (isMarked()) window.history.back();
      else leave = undefined;
    };
  }, [isOpen]);
}

/**
 * Hands the entry of an overlay over to the page that follows.
 * @returns whether there was one: then the page has to replace it
 */
export function takeOverlayEntry(): boolean {
  if (!isMarked()) return false;
  window.history.replaceState({ ...window.history.state, [MARK]: undefined }, '');
  return true;
}
