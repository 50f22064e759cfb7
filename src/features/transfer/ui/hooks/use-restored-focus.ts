import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a place when the focused button disappears with a change of state.
 * @param state the value that the buttons depend on
 * @returns `place`, the ref of the element that receives the focus, and `act`, which wraps the
 *   actions of the buttons
 */
export function useRestoredFocus<Place extends HTMLElement>(state: string) {
  const place = useRef<Place>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    hasActed.current = false;
  }, [state]);
  const act = (action: () => void) => {
    hasActed.current = true;
    action();
  };
  return { place, act };
}
