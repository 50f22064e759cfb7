import { ArrowDown, ArrowUp, BookMarked, Copy, MoveVertical, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import type { Selection } from '../hooks/use-selection';
import type { useSeveral } from '../hooks/use-several';

interface SelectionBarProps {
  selection: Selection;
  several: ReturnType<typeof useSeveral>;
  isRemoving: boolean;
  onPlace: () => void;
  onRemove: () => void;
}

/** Actions for the selected rows, in place of the add buttons. */
export function SelectionBar({
  selection,
  several: { isBusy, moveByOne, duplicate, chapterSteps },
  isRemoving,
  onPlace,
  onRemove,
}: SelectionBarProps) {
  const count = selection.chosen.size;
  const t = useTranslations('editor.selection');
  const group = useRef<HTMLDivElement>(null);
  // The focused element may have been in the buttons that it replaces.
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus();
  }, []);
  const act = (label: string, icon: ReactElement, onPress: () => void) => (
    <IconButton label={label} onClick={onPress} disabled={count === 0 || isBusy || isRemoving}>
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
      <IconButton label={t('end')} onClick={selection.end}>
        <X aria-hidden />
      </IconButton>
      <p role="status" className="mr-auto text-sm font-semibold tabular">
        <span aria-hidden className="md:hidden">
          {count}
        </span>
        <span className="max-md:sr-only">{t('count', { count })}</span>
      </p>
      {act(t('up'), <ArrowUp aria-hidden />, () => moveByOne('up'))}
      {act(t('down'), <ArrowDown aria-hidden />, () => moveByOne('down'))}
      {act(t('place'), <MoveVertical aria-hidden />, onPlace)}
      {act(t('duplicate'), <Copy aria-hidden />, duplicate)}
      {act(t('remove'), <Trash2 aria-hidden />, onRemove)}
      {chapterSteps && (
        <Button variant="secondary" size="sm" onClick={chapterSteps} className="max-md:my-1">
          <BookMarked aria-hidden />
          <span>{t('chapterSteps')}</span>
        </Button>
      )}
    </div>
  );
}
