'use client';

import { useEffect, useEffectEvent } from 'react';
import { commandOf } from '../model/viewer-keys';
import type { ViewerCommand } from '../model/viewer-keys';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/**
 * Runs commands by their keys, wherever the focus is, except in fields and while a dialog is open.
 * The slider keeps its own arrow keys, which do the same.
 */
export function useKeys(commands: Partial<Record<ViewerCommand, () => void>>, isEnabled: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && isKept(event.target, event.key))) return;
    const command = commandOf(event);
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isEnabled]);
}

function isKept(target: Element, key: string): boolean {
  if (target.closest('[role="dialog"]')) return true;
  if (target.matches('input[type="range"]')) return key.startsWith('Arrow');
  return target.matches(EDITABLE);
}
