import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the button that chooses a picture, once the action that `returnAfter` runs
 * has ended: progress replaces the buttons, and one disappears with the picture.
 */
export function useReturningFocus(isBusy: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (isBusy || !isReturning.current) return;
    isReturning.current = false;
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('[data-choose]')?.focus({ preventScroll: true });
  }, [isBusy]);
  const returnAfter = (action: () => unknown) => {
    isReturning.current = true;
    action();
  };
  return { group, returnAfter };
}
