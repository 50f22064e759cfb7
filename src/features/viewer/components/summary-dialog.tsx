import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SummaryList } from './summary-list';
import type { SummaryListProps } from './summary-list';

interface SummaryDialogProps extends Omit<SummaryListProps, 'currentRef'> {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  /** the project's name */
  title: string;
}

/** Where one is: the current step with up to two on each side in sight, and all others by scrolling. */
export function SummaryDialog({ isOpen, onClose, onClosed, title, ...list }: SummaryDialogProps) {
  const t = useTranslations('viewer');
  const current = useRef<HTMLButtonElement>(null);
  const showCurrent = () => {
    current.current?.focus({ preventScroll: true });
    current.current?.scrollIntoView({ block: 'center' });
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
