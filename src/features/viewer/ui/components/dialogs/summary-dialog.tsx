import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { SummaryList } from './summary-list';
import type { SummaryListProps } from './summary-list';

interface SummaryDialogProps extends Omit<SummaryListProps, 'currentRef'> {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  /** the project's name */
  title: string;
}

/** The current step with up to two on each side, and all others by scrolling. */
export function SummaryDialog({ isOpen, onClose, onClosed, title, ...list }: SummaryDialogProps) {
  const t = useTranslations('viewer');
  const current = useRef<HTMLButtonElement>(null);
  const showCurrent = () => {
    current.current?.focus({ preventScroll: true });
    if (current.current) centre(current.current);
    return current.current !== null;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      onOpened={showCurrent}
      title={t('summary')}
      description={`${title}\u00a0· ${t('position', { step: list.step, count: list.steps.length })}`}
    >
      <SummaryList {...list} currentRef={current} />
    </Dialog>
  );
}

/** Scrolls only the list, until a row is in its middle. */
function centre(row: HTMLElement): void {
  let box = row.parentElement;
  while (box && box.scrollHeight <= box.clientHeight && !box.matches('[role=dialog]'))
    box = box.parentElement;
  if (!box || box.matches('[role=dialog]')) return;
  const [shown, all] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += shown.top + shown.height / 2 - (all.top + all.height / 2);
}
