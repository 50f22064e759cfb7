import { useEffect, useRef } from 'react';
import { letterOf } from '@/shared/interface/keys';
import { lastInputWasKey } from './last-input';

/**
 * Makes 'Undo' easy to reach by keyboard: Ctrl+Z or Cmd+Z presses it outside of fields, and the
 * button gets focus when focus was lost with the deleted element.
 * @returns a ref for the button
 */
export function useUndoFocus(isOffered: boolean, undo: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOffered) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      // Of several offers only the newest is meant.
      if (!isUndoKey(event) || button.current !== offers().at(-1)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOffered, undo]);
  useEffect(() => {
    if (!isOffered) return undefined;
    let isByKeyboard = false;
    let frame = 0;
    // After the confirming dialog has closed and found nowhere to give the focus back to.
    const look = (tries: number) => {
      frame = requestAnimationFrame(() => {
        const isLost =
          document.activeElement === document.body && !document.querySelector('[role=alertdialog]');
        if (isLost && isByKeyboard) button.current?.focus();
        else if (tries > 0) look(tries - 1);
      });
    };
    isByKeyboard = lastInputWasKey();
    look(LOOKS);
    return () => cancelAnimationFrame(frame);
  }, [isOffered]);
  return button;
}

const offers = () => [...document.querySelectorAll('[aria-keyshortcuts~="Control+Z"]')];

/** Reports whether a message offers to undo something. */
export const hasUndoOffer = () => offers().length > 0;

/** Ctrl+Z or Cmd+Z outside of fields, which undo what was typed. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  const isPressed = letterOf(event) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  return isPressed && !isTyping && !defaultPrevented;
}

/** About two seconds. */
const LOOKS = 120;
