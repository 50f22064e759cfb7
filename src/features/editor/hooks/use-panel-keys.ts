'use client';

import { useEffect, useEffectEvent } from 'react';

/** What the panel's keys do (constants.PANEL_KEYS); absent where there is nothing to do. */
export type PanelKeys = {
  save?: () => void;
  picture?: () => void;
  previous?: (() => void) | undefined;
  next?: (() => void) | undefined;
};

const OVER_PANEL = '[role="alertdialog"], [role="dialog"]:not([data-panel])';

/** Listens wherever the focus is: the open item is what is meant, unless a dialog lies over it. */
export function usePanelKeys(keys: PanelKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const act = key && keys[key];
    if (!act || (event.target instanceof Element && event.target.closest(OVER_PANEL))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function keyOf({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): keyof PanelKeys | undefined {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 's' ? 'save' : undefined;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp') return 'previous';
  if (key === 'ArrowDown') return 'next';
  // By its place too: with Alt some keyboards write another character.
  return key.toLowerCase() === 'p' || code === 'KeyP' ? 'picture' : undefined;
}
