import { useRef, useState } from 'react';
import type { useList } from './use-list';

type List = Pick<ReturnType<typeof useList>, 'page' | 'retry' | 'openPage' | 'frame'>;

/**
 * A decision about a row of a list, taken in a dialog; the focus then goes to the list, as the pressed
 * button may be gone.
 */
export function useDecision<T>({ page, retry, openPage, frame }: List) {
  const [deciding, decide] = useState<T>();
  const isDecided = useRef(false);
  return {
    deciding,
    decide,
    /** Reads the list again; from its start where the last row of a page may be gone. */
    refresh: (isRowKept: boolean) => (isRowKept || page === 1 ? retry() : openPage(1)),
    close: () => {
      isDecided.current = true;
      decide(undefined);
    },
    dialog: {
      isOpen: deciding !== undefined,
      onOpenChange: (isOpen: boolean) => !isOpen && decide(undefined),
      onClosed: () => {
        if (!isDecided.current) return false;
        isDecided.current = false;
        frame.current?.focus();
        return true;
      },
    },
  };
}
