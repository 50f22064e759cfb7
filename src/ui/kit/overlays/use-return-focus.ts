import { useRef } from 'react';

/**
 * Returns focus to the element that opened a dialog. Radix does that only for its own triggers, but
 * our dialogs open by state. Spread it on the dialog's Content.
 * @param onClosed called after the dialog has closed; returns true when it moved focus elsewhere
 * @param onOpened called after the dialog has opened; returns true when it moved focus into it
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
