'use client';

import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so only for its own triggers, and here a state opens dialogs.
 * Spread on its Content.
 * @param onClosed called once the dialog is gone; true when the focus was given elsewhere
 * @param onOpened called once the dialog is there; true when the focus was given to a part of it
 */
export function useReturnFocus(onClosed?: () => boolean, onOpened?: () => boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (onOpened?.()) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (onClosed?.()) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
