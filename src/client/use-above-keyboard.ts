'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Less is a browser's own bar, not a keyboard. */
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

// As a text, so that the same place is the same value.
function placeNow(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1 || window.innerHeight - view.height < KEYBOARD_MIN_PX) return NONE;
  return `${Math.round(view.offsetTop)} ${Math.round(view.height)}`;
}

/**
 * Where a sheet as high as the window has to stand while a keyboard covers part of it; undefined while none does, and
 * where the browser makes room itself, as `interactive-widget` asks it to (not in Safari). What has the focus stays in
 * sight.
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
