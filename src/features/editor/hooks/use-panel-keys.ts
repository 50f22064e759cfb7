'use client';

import { useEffect, useEffectEvent } from 'react';

/** What the panel's keys do (constants.PANEL_KEYS); absent where there is nothing to do. */
export type PanelKeys = {
  save?: () => void;
  picture?: () => void;
  previous?: (() => void) | undefined;
  next?: (() => void) | undefined;
  close?: () => void;
  after?: () => void;
};

const OVER_PANEL = '[role="alertdialog"], [role="dialog"]:not([data-panel])';
/** What Escape closes before the panel, besides what says so itself by `preventDefault`. */
const OPEN_FIRST = `${OVER_PANEL}, [role="menu"], [role="listbox"]`;

/** Listens wherever the focus is: the open item is what is meant, unless a dialog lies over it. */
export function usePanelKeys(keys: PanelKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const act = key && keys[key];
    if (!act || (event.target instanceof Element && event.target.closest(OVER_PANEL))) return;
    if (key === 'close' && (event.defaultPrevented || isEscapeTaken(event))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

// A field elsewhere keeps its own Escape; what is composed by an input method is no key yet.
function isEscapeTaken({ target, isComposing }: KeyboardEvent): boolean {
  const isElsewhere =
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable]') &&
    !target.closest('[data-panel]');
  const isUnderDrop = [...document.querySelectorAll('[popover=auto]')].some((drop) =>
    drop.matches(':popover-open'),
  );
  return isComposing || isElsewhere || isUnderDrop || document.querySelector(OPEN_FIRST) !== null;
}

function keyOf({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): keyof PanelKeys | undefined {
  if (key === 'Escape') return 'close';
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 's' ? 'save' : undefined;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp') return 'previous';
  if (key === 'ArrowDown') return 'next';
  if (key === 'Enter') return 'after';
  // By its place too: with Alt some keyboards write another character.
  return key.toLowerCase() === 'p' || code === 'KeyP' ? 'picture' : undefined;
}
