import { useEffect, useSyncExternalStore } from 'react';

/** Smaller changes are a browser toolbar, not a keyboard. */
const KEYBOARD_MIN_PX = 120;
const NONE = '';

function subscribe(onChange: () => void) {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

// A string, so that equal positions compare as equal.
function placeNow(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1 || window.innerHeight - view.height < KEYBOARD_MIN_PX) return NONE;
  return `${Math.round(view.offsetTop)} ${Math.round(view.height)}`;
}

/**
 * The position of a full-height sheet while a keyboard covers part of the window; undefined without
 * one and where the browser resizes the page itself (`interactive-widget`, not in Safari). Keeps
 * the focused element visible.
 */
export function useAboveKeyboard(): { top: number; height: number } | undefined {
  const place = useSyncExternalStore(subscribe, placeNow, () => NONE);
  useEffect(() => {
    if (place !== NONE) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  if (place === NONE) return undefined;
  const [top = 0, height = 0] = place.split(' ').map(Number);
  return { top, height };
}
