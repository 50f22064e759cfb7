'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditor } from '../hooks/editor-context';

interface SaveBarProps {
  itemKey: string;
  isNew: boolean;
  isUnsaved: boolean;
  isBusy: boolean;
  /** while something else has to finish first */
  isBlocked: boolean;
  onDiscard: () => void;
}

/** Whether the item is saved, in words, and the buttons that change that. */
export function SaveBar({ itemKey, isNew, isUnsaved, isBusy, isBlocked, onDiscard }: SaveBarProps) {
  const t = useTranslations('editor');
  const format = useFormatter();
  const { savedAt } = useEditor();
  const atMs = savedAt[itemKey];
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const saved = atMs === undefined ? '' : t('savedAt', { time: format.dateTime(atMs, { hour: '2-digit', minute: '2-digit', timeZone }) });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-5 py-3">
      <p role="status" className="mr-auto text-sm text-ink-muted">{isUnsaved ? t('unsaved') : saved}</p>
      {isUnsaved && <Button variant="ghost" onClick={onDiscard}>{t('discard')}</Button>}
      <Button type="submit" isBusy={isBusy} disabled={isBlocked}>{isNew ? t('add') : t('save')}</Button>
    </div>
  );
}
