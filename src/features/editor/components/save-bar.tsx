'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditor } from '../hooks/editor-context';
import { isNewKey, isUnsaved } from '../model/editor-state';
import { SaveState } from './save-state';

interface SaveBarProps {
  itemKey: string;
  /** what is wrong with the texts, in one sentence */
  summary: string;
  isBusy: boolean;
  /** while something else has to finish first, or somebody to choose */
  isBlocked: boolean;
  /** until its picture has arrived */
  isWaiting: boolean;
  /** leads to the comparison, while somebody has to choose */
  onCompare?: () => void;
  onDiscard: () => void;
}

/** Whether the item is saved, in words, and the buttons that change that. */
export function SaveBar({
  itemKey,
  summary,
  isBusy,
  isBlocked,
  isWaiting,
  onCompare,
  onDiscard,
}: SaveBarProps) {
  const t = useTranslations('editor');
  const { drafts, saves } = useEditor();
  const isNew = isNewKey(itemKey);
  // What saves by itself in a moment needs no button to be thrown away.
  const isStuck = isNew || ['invalid', 'offline', 'refused'].includes(saves[itemKey]?.is ?? '');
  return (
    <div
      data-bottom-bar
      className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-5 pt-3 pb-safe-bottom"
    >
      <SaveState
        itemKey={itemKey}
        summary={summary}
        isWaiting={isWaiting}
        {...(onCompare ? { onCompare } : {})}
      />
      {isStuck && isUnsaved(drafts[itemKey]) && (
        <Button variant="ghost" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy} disabled={isBlocked}>
        {isNew ? t('add') : t('save')}
      </Button>
    </div>
  );
}
