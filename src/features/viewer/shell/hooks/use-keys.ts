import { useEffectEvent, useLayoutEffect } from 'react';
import { isInputMethodKey } from '@/shared/interface/keys';
import { commandOf, scrollOf, type ViewerCommand } from '../model/viewer-keys';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSABLE =
  'button, a[href], summary, label, [role="button"], [role="menuitem"], [role="tab"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Runs commands by their keys, wherever the focus is, except in fields and dialogs. Controls keep
 * the keys that activate or move them, and a text that overflows scrolls to its end first.
 * @param isInDialog the commands are those of an open dialog: a key that is still held is no answer
 */
export function useKeys(
  commands: Partial<Record<ViewerCommand, (key: string) => void>>,
  isEnabled: boolean,
  isInDialog = false,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      isInputMethodKey(event) ||
      (isInDialog && event.repeat) ||
      (event.target instanceof Element && isKept(event.target, event, isInDialog))
    )
      return;
    const command = commandOf(event);
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run(event.key);
  });
  // With the buttons: a later effect would miss a key that is pressed as soon as they can be used.
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isEnabled]);
}

function isKept(target: Element, event: KeyboardEvent, isInDialog: boolean): boolean {
  const { key } = event;
  if (!isInDialog && target.closest(OVERLAY)) return true;
  if (target.matches('input[type="range"]'))
    return key.startsWith('Arrow') || key.startsWith('Page');
  if (target.matches('input[type="radio"]')) return key === ' ' || key.startsWith('Arrow');
  if (target.matches(EDITABLE)) return true;
  if ((key === ' ' || key === 'Enter') && target.closest(PRESSABLE)) return true;
  const direction = scrollOf(event);
  return direction !== undefined && canScroll(target, direction);
}

function canScroll(target: Element, direction: 'up' | 'down'): boolean {
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    if (
      scrollHeight <= clientHeight + 1 ||
      !/auto|scroll/.test(getComputedStyle(element).overflowY)
    )
      continue;
    return direction === 'up' ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
  }
  return false;
}
