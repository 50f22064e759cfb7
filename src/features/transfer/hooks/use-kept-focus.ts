import { useEffect, useRef } from 'react';

/**
 * Takes the focus to a place when the button that was pressed has gone with the old state.
 * @param state what the buttons depend on
 * @returns `place` for the element that then gets the focus, and `act`, through which the buttons do what they do
 */
export function useKeptFocus<Place extends HTMLElement>(state: string) {
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
