import { useEffect, useEffectEvent } from 'react';
import { isInputMethodKey, letterOf } from '@/shared/interface/keys';
import { OVER_PANEL } from '../../constants';

/**
 * The actions of the panel's shortcuts (constants.PANEL_KEYS); absent when there is nothing to do.
 */
export type PanelKeys = {
  save?: () => void;
  picture?: () => void;
  previous?: (() => void) | undefined;
  next?: (() => void) | undefined;
  close?: () => void;
  after?: () => void;
  comments?: () => void;
};

/**
 * Overlays that Escape closes before the panel, in addition to handlers that call `preventDefault`.
 */
const OPEN_FIRST = `${OVER_PANEL}, [role="menu"], [role="listbox"]`;

/** Listens on the document: a shortcut is for the open item, unless a dialog is open. */
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

// A field elsewhere keeps its own Escape; during composition a key belongs to the input method.
function isEscapeTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  const isElsewhere =
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable]') &&
    !target.closest('[data-panel]');
  const isUnderDrop = [...document.querySelectorAll('[popover=auto]')].some((drop) =>
    drop.matches(':popover-open'),
  );
  return (
    isInputMethodKey(event) ||
    isElsewhere ||
    isUnderDrop ||
    document.querySelector(OPEN_FIRST) !== null
  );
}

function keyOf(event: KeyboardEvent): keyof PanelKeys | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Escape') return 'close';
  if ((ctrlKey || metaKey) && !altKey) return letterOf(event) === 's' ? 'save' : undefined;
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey) return code === 'KeyC' ? 'comments' : undefined;
  if (key === 'ArrowUp') return 'previous';
  if (key === 'ArrowDown') return 'next';
  if (key === 'Enter') return 'after';
  // By `code` too: with Alt some keyboards write another character.
  return key.toLowerCase() === 'p' || code === 'KeyP' ? 'picture' : undefined;
}
