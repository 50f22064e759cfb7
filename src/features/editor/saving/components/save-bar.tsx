import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { useEditor } from '../../shell/hooks/editor-context';
import { isUnsaved } from '../../shell/model/editor-state';
import { isNewKey } from '../../shell/model/location';
import { SaveState } from './save-state';

interface SaveBarProps {
  itemKey: string;
  /** the text errors, in one sentence */
  summary: string;
  isBusy: boolean;
  /** while something else has to finish first, or a choice is open */
  isBlocked: boolean;
  /** until its picture is uploaded */
  isWaiting: boolean;
  /** opens the comparison, while a choice is open */
  onCompare?: () => void;
  onDiscard: () => void;
  /** saves and goes to the next text, where phones have no key for it; not for a new item */
  onGoOn?: (() => void) | undefined;
}

/** The save state of the item in words, with the buttons that change it. */
export function SaveBar({
  itemKey,
  summary,
  isBusy,
  isBlocked,
  isWaiting,
  onCompare,
  onDiscard,
  onGoOn,
}: SaveBarProps) {
  const t = useTranslations('editor');
  const { drafts, saves } = useEditor();
  const isNew = isNewKey(itemKey);
  // Without a discard button for what is saved automatically in a moment.
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
      {onGoOn && (
        <Button isBusy={isBusy} disabled={isBlocked} onClick={onGoOn} className="md:hidden">
          <span>{t('bench.goOn')}</span>
          <ArrowRight aria-hidden />
        </Button>
      )}
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isBlocked}
        className={onGoOn && 'max-md:hidden'}
      >
        {isNew ? t('add') : t('save')}
      </Button>
    </div>
  );
}
