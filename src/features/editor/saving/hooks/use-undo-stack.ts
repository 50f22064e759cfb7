import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { failureToast } from '@/browser/api/failure-toast';
import { hasUndoOffer, isUndoKey } from '@/ui/kit/overlays/use-undo-focus';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { OVER_PANEL } from '../../constants';

/** Undoes a change; resolves to the message that follows, if any. */
type Undo = () => Promise<string | undefined>;
export type OfferUndo = (text: string, undo: Undo) => void;

/**
 * Shows a message about a change with an Undo. After the message has gone, Ctrl+Z or Cmd+Z outside
 * of fields still undoes the changes of this editor, the last one first.
 */
export function useUndoStack(): OfferUndo {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const stack = useRef<Undo[]>([]);
  const last = useRef(Promise.resolve());
  const run = useCallback(
    function attempt(undo: Undo): void {
      stack.current = stack.current.filter((each) => each !== undo);
      const retry = { label: common('retry'), onSelect: () => attempt(undo) };
      last.current = last.current.then(undo).then(
        (text) => {
          if (text) showToast({ text, tone: 'good' });
        },
        (error: unknown) => showToast(failureToast(error, t('failed'), retry)),
      );
    },
    [common, showToast, t],
  );
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const undo = stack.current.at(-1);
      const isBelow = event.target instanceof Element && event.target.closest(OVER_PANEL);
      if (!undo || !isUndoKey(event) || isBelow || hasUndoOffer()) return;
      event.preventDefault();
      run(undo);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [run]);
  return useCallback(
    (text, undo) => {
      stack.current.push(undo);
      showToast({ text, tone: 'good', undo: () => run(undo) });
    },
    [run, showToast],
  );
}
