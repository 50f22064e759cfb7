import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { PickedText } from '@/shared/interface/localized-text';
import { progressPercent } from '../model/progress';
import { tickDashes } from '../model/ticks';
import type { NavigableStep } from '../../shell/model/walk';

const RADIUS = 23;
const TICKS_RADIUS = 29.5;

interface ProgressRingProps {
  step: number;
  steps: readonly Pick<NavigableStep, 'id'>[];
  /** ids of the steps that are done */
  ticks: readonly string[];
  chapter: PickedText | undefined;
  isExpanded: boolean;
  /** without it the ring is not a button: there is no picture to enlarge */
  onToggle: (() => void) | undefined;
}

/**
 * The progress, with the done steps on its edge. As a button it leaves the picture the room of the
 * text, and back.
 */
export const ProgressRing = memo(function ProgressRing({
  step,
  steps,
  ticks,
  chapter,
  isExpanded,
  onToggle,
}: ProgressRingProps) {
  const t = useTranslations('viewer');
  const percent = progressPercent(step, steps.length);
  const ids = steps.map(({ id }) => id);
  const done = ids.filter((id) => ticks.includes(id)).length;
  const progress = [
    t('progress', { percent }),
    ...(done > 0 ? [t('summaryDone', { done, count: ids.length })] : []),
    ...(chapter ? [chapter.value] : []),
  ].join(', ');
  const ring = (
    <span
      aria-hidden
      className="relative grid size-11 shrink-0 place-items-center in-data-large:size-14"
    >
      <svg viewBox="0 0 64 64" className="absolute inset-0" fill="none">
        <Circle
          radius={RADIUS}
          width={6}
          className="stroke-line forced-colors:stroke-system-gray"
        />
        <Circle
          radius={RADIUS}
          width={6}
          length={100}
          dashes={`${percent} 100`}
          className="stroke-signal forced-colors:stroke-system-highlight"
        />
        {done > 0 && (
          <Circle
            radius={TICKS_RADIUS}
            width={4}
            length={ids.length}
            dashes={tickDashes(ids, ticks)}
            className="stroke-good forced-colors:stroke-system-text"
          />
        )}
      </svg>
      <span className="font-mono text-xs font-semibold tracking-tighter">{`${percent}%`}</span>
    </span>
  );
  if (!onToggle)
    return (
      <div role="img" aria-label={progress}>
        {ring}
      </div>
    );
  return (
    <button
      type="button"
      aria-label={`${isExpanded ? t('reduce') : t('expand')}, ${progress}`}
      title={isExpanded ? t('reduce') : t('expand')}
      onClick={onToggle}
      className="flex min-w-0 items-center rounded-full hover:bg-sunken"
    >
      {isExpanded && chapter && (
        <span aria-hidden lang={chapter.lang} className="truncate px-3 text-sm font-semibold">
          {chapter.value}
        </span>
      )}
      {ring}
    </button>
  );
});

interface CircleProps {
  radius: number;
  width: number;
  className: string;
  /** the circumference that the dashes refer to */
  length?: number;
  dashes?: string;
}

function Circle({ radius, width, className, length, dashes }: CircleProps) {
  return (
    // A path may have `pathLength`, a circle may not. It begins at the top.
    <path
      d={`M32 ${32 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius} ${radius} ${radius} 0 1 1 0 ${-2 * radius}`}
      strokeWidth={width}
      pathLength={length}
      strokeDasharray={dashes}
      className={className}
    />
  );
}
