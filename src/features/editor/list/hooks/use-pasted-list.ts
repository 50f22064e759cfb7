import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { isList, stepsOfList } from '../model/written-list';

/**
 * Offers to make steps of a pasted list: at once where nothing is written, and with a question in a
 * step's name, which is one line.
 */
export function usePastedList(onList: (text: string) => void): void {
  const t = useTranslations('editor.list');
  const showToast = useToast();
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (!clipboardData || clipboardData.files.length > 0 || !(target instanceof Element)) return;
    const text = clipboardData.getData('text/plain');
    if (!isList(text)) return;
    if (target.closest('[data-text="name"]')) {
      showToast({
        text: t('offer', { count: stepsOfList(text).length }),
        action: { label: t('make'), onSelect: () => onList(text) },
      });
    } else if (!target.closest('input, textarea, select, [role="dialog"]')) {
      event.preventDefault();
      onList(text);
    }
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
