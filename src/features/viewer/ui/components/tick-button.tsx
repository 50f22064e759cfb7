import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';

interface TickButtonProps {
  isTicked: boolean;
  onToggle: (() => void) | undefined;
  className?: string;
}

/** Ticks a step off, for readers who change the order. Stored on this device. */
export function TickButton({ isTicked, onToggle, className }: TickButtonProps) {
  const t = useTranslations('viewer');
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      aria-label={t('tick')}
      title={t('tick')}
      disabled={!onToggle}
      onClick={onToggle}
      className={cn(
        'relative grid size-8 shrink-0 place-items-center rounded-full border-2 transition-colors after:absolute after:-inset-2 in-data-large:size-14 [&_svg]:size-5',
        isTicked
          ? 'border-good bg-good text-surface forced-colors:bg-system-highlight'
          : 'border-line-strong text-ink-muted hover:border-ink hover:text-ink',
        className,
      )}
    >
      <Check aria-hidden strokeWidth={3} className={isTicked ? undefined : 'opacity-40'} />
    </button>
  );
}
