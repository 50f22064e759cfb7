'use client';

import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so only for its own triggers, and here a state opens dialogs.
 * Spread on its Content.
 * @param onClosed called once the dialog is gone; true when the focus was given elsewhere
 */
export function useReturnFocus(onClosed?: () => boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (onClosed?.()) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
