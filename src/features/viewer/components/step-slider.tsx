'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { LocalizedText, PickedText } from '@/shared/localized-text';
import { SLIDER_DOTS_MAX } from '../constants';
import type { WalkStep } from '../model/walk';

interface StepSliderProps {
  step: number;
  slidingTo: number | undefined;
  steps: readonly WalkStep[];
  isReady: boolean;
  read: (texts: readonly LocalizedText[]) => PickedText;
  onSlide: (step: number) => void;
  onGo: (step: number) => void;
  className?: string;
}

/** All steps in a row, chapters as ticks. While it is dragged it only tells the step; letting go goes there. */
export const StepSlider = memo(function StepSlider({
  step,
  slidingTo,
  steps,
  isReady,
  read,
  onSlide,
  onGo,
  className,
}: StepSliderProps) {
  const t = useTranslations('viewer');
  const input = useRef<HTMLInputElement>(null);
  const isHeld = useRef(false);
  const shown = slidingTo ?? step;
  const count = steps.length;
  const name = read(steps[shown - 1]?.name ?? []);

  const handleCommit = useEffectEvent(() => {
    isHeld.current = false;
    if (slidingTo !== undefined) onGo(slidingTo);
  });
  useEffect(() => {
    const element = input.current;
    const commit = () => handleCommit();
    // React's onChange speaks while dragging; the browser's own change event when the thumb is let go.
    const events = ['change', 'pointerup', 'pointercancel', 'blur'] as const;
    events.forEach((event) => element?.addEventListener(event, commit));
    return () => events.forEach((event) => element?.removeEventListener(event, commit));
  }, []);

  return (
    <div className={cn('relative h-11 w-full shrink-0', count < 2 && 'invisible', className)}>
      {slidingTo !== undefined && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-full z-20 mx-auto mb-2 flex w-fit max-w-full items-baseline gap-3 rounded-lg bg-ink px-4 py-3 text-lg font-semibold text-paper shadow-lift"
        >
          <span className="font-mono text-2xl">{slidingTo}</span>
          <span lang={name.lang} className="truncate">
            {name.value}
          </span>
        </p>
      )}
      <div aria-hidden className="pointer-events-none absolute inset-x-3.5 top-1/2">
        <div className="absolute inset-x-0 top-0 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-line forced-colors:bg-system-gray">
          <div
            className="h-full origin-left bg-signal forced-colors:bg-system-highlight"
            style={{ transform: `scaleX(${(shown - 1) / Math.max(count - 1, 1)})` }}
          />
        </div>
        {steps.map(
          ({ id, opensChapter }, index) =>
            (opensChapter || count <= SLIDER_DOTS_MAX) && (
              <Mark
                key={id}
                at={index / Math.max(count - 1, 1)}
                isPassed={index < shown}
                size={
                  opensChapter ? 'h-5 w-1' : count <= SLIDER_DOTS_MAX / 2 ? 'size-2.5' : 'size-1'
                }
              />
            ),
        )}
      </div>
      <input
        ref={input}
        type="range"
        aria-label={t('steps')}
        aria-valuetext={t('announcement', { step: shown, count, name: name.value })}
        min={1}
        max={count}
        step={1}
        value={shown}
        disabled={!isReady}
        onPointerDown={() => {
          isHeld.current = true;
        }}
        onChange={(event) => (isHeld.current ? onSlide : onGo)(event.target.valueAsNumber)}
        className={cn(
          'absolute inset-0 h-11 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent -outline-offset-3',
          '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-signal [&::-webkit-slider-thumb]:bg-surface',
          '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-signal [&::-moz-range-thumb]:bg-surface [&::-moz-range-track]:bg-transparent',
        )}
      />
    </div>
  );
});

interface MarkProps {
  /** 0 at the first step, 1 at the last */
  at: number;
  isPassed: boolean;
  size: string;
}

const Mark = memo(function Mark({ at, isPassed, size }: MarkProps) {
  return (
    <span
      style={{ insetInlineStart: `${at * 100}%` }}
      className={cn(
        'absolute top-0 -translate-1/2 rounded-full',
        size,
        isPassed
          ? 'bg-signal forced-colors:bg-system-highlight'
          : 'bg-line-strong forced-colors:bg-system-text',
      )}
    />
  );
});
