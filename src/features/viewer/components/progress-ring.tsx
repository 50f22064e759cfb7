import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import type { PickedText } from '@/shared/localized-text';

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  /** 0 to 100 */
  percent: number;
  chapter: PickedText | undefined;
  isExpanded: boolean;
  /** without it there is no picture to enlarge: the ring only tells, above the text */
  onToggle: (() => void) | undefined;
}

/** How far one is; pressed, it gives the picture the room of the text, and back. */
export const ProgressRing = memo(function ProgressRing({
  percent,
  chapter,
  isExpanded,
  onToggle,
}: ProgressRingProps) {
  const t = useTranslations('viewer');
  const progress = chapter
    ? t('progressChapter', { percent, chapter: chapter.value })
    : t('progress', { percent });
  const place =
    'absolute right-safe-right z-10 flex h-16 items-center rounded-full bg-surface text-ink shadow-lift';
  const ring = (
    <span aria-hidden className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="6">
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          className="stroke-line forced-colors:stroke-system-ground"
        />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          className="stroke-signal forced-colors:stroke-system-highlight"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - percent / 100)}
        />
      </svg>
      <span className="font-mono text-sm tight:text-xs font-semibold tracking-tighter">{`${percent}%`}</span>
    </span>
  );
  if (!onToggle)
    return (
      <div role="img" aria-label={progress} className={cn(place, 'top-safe-top')}>
        {ring}
      </div>
    );
  return (
    <button
      type="button"
      aria-pressed={isExpanded}
      aria-label={`${t('expand')}, ${progress}`}
      title={isExpanded ? t('reduce') : t('expand')}
      onClick={onToggle}
      className={cn(place, 'bottom-3 max-w-7/10 transition-transform active:scale-95')}
    >
      {isExpanded && chapter && (
        <span aria-hidden lang={chapter.lang} className="truncate pl-5 text-sm font-semibold">
          {chapter.value}
        </span>
      )}
      {ring}
    </button>
  );
});
