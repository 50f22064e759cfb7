import { ArrowDown, ArrowUp, BookMarked, Copy, MoveVertical, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';

interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  onMoveByOne: (by: 'up' | 'down') => void;
  onPlace: () => void;
  /** when a chapter is selected without all of its steps */
  onChapterSteps: (() => void) | undefined;
  onDuplicate: () => void;
  onRemove: () => void;
  onEnd: () => void;
}

/** Actions for the selected rows, in place of the add buttons. */
export function SelectionBar({
  count,
  isBusy,
  onMoveByOne,
  onPlace,
  onChapterSteps,
  onDuplicate,
  onRemove,
  onEnd,
}: SelectionBarProps) {
  const t = useTranslations('editor.selection');
  const group = useRef<HTMLDivElement>(null);
  // The focused element may have been in the buttons that it replaces.
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus();
  }, []);
  const act = (label: string, icon: ReactElement, onPress: () => void) => (
    <IconButton label={label} onClick={onPress} disabled={count === 0 || isBusy}>
      {icon}
    </IconButton>
  );
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={t('bar')}
      className="flex w-full flex-wrap items-center outline-none md:gap-x-1"
    >
      <IconButton label={t('end')} onClick={onEnd}>
        <X aria-hidden />
      </IconButton>
      <p role="status" className="mr-auto text-sm font-semibold tabular">
        <span aria-hidden className="md:hidden">
          {count}
        </span>
        <span className="max-md:sr-only">{t('count', { count })}</span>
      </p>
      {act(t('up'), <ArrowUp aria-hidden />, () => onMoveByOne('up'))}
      {act(t('down'), <ArrowDown aria-hidden />, () => onMoveByOne('down'))}
      {act(t('place'), <MoveVertical aria-hidden />, onPlace)}
      {act(t('duplicate'), <Copy aria-hidden />, onDuplicate)}
      {act(t('remove'), <Trash2 aria-hidden />, onRemove)}
      {onChapterSteps && (
        <Button variant="secondary" size="sm" onClick={onChapterSteps} className="max-md:my-1">
          <BookMarked aria-hidden />
          <span>{t('chapterSteps')}</span>
        </Button>
      )}
    </div>
  );
}
