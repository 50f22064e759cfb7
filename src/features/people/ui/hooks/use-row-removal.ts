import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { ended } from '@/features/account/ui/hooks/use-access-list';
import { useToast } from '@/ui/kit/toasts/toast-context';

/**
 * Removes a row of a list after a question. The button goes with its row, so the focus moves to the
 * list.
 * @param doneText of the notice, when the row is removed
 * @param onGone what follows; by default the page is read again
 * @returns `asked`, the row in question, and the properties of the list's element and of the dialog
 */
export function useRowRemoval<Row>(
  remove: (row: Row) => Promise<unknown>,
  doneText: (row: Row) => string,
  onGone?: () => void,
) {
  const router = useRouter();
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const { run, isBusy } = useAction();
  const [asked, setAsked] = useState<Row>();

  const confirm = (row: Row) =>
    run(async () => {
      await ended(remove(row));
      isGone.current = true;
      setAsked(undefined);
      showToast({ text: doneText(row), tone: 'good' });
      if (onGone) onGone();
      else router.refresh();
    });
  return {
    asked,
    ask: setAsked,
    list: { ref: frame, tabIndex: -1, className: 'outline-none' },
    dialog: {
      isOpen: asked !== undefined,
      onOpenChange: (isOpen: boolean) => !isOpen && setAsked(undefined),
      onClosed: () => {
        if (!isGone.current) return false;
        isGone.current = false;
        frame.current?.focus();
        return true;
      },
      isDangerous: true,
      isBusy,
      onConfirm: () => asked && void confirm(asked),
    },
  };
}
