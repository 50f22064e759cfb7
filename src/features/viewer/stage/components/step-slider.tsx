import { useTranslations } from 'next-intl';
import { memo, startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '@/ui/kit/cn';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { SLIDER_DOTS_MAX } from '../../constants';
import type { NavigableStep } from '../../shell/model/walk';

interface StepSliderProps {
  step: number;
  slidingTo: number | undefined;
  steps: readonly NavigableStep[];
  /** ids of the steps that are done */
  ticks: readonly string[];
  isReady: boolean;
  read: (texts: readonly LocalizedText[]) => PickedText;
  onSlide: (step: number) => void;
  onGo: (step: number) => void;
  className?: string;
}

/**
 * All steps in a row: a thin line with marks for chapters and done steps, on the edge between
 * picture and text in high windows. Dragging only shows the step; releasing goes there.
 */
export const StepSlider = memo(function StepSlider({
  step,
  slidingTo,
  steps,
  ticks,
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
  const placeOf = (number: number) => (number - 1) / Math.max(count - 1, 1);

  const handleCommit = useEffectEvent(() => {
    isHeld.current = false;
    if (slidingTo !== undefined) startTransition(() => onGo(slidingTo));
  });
  useEffect(() => {
    const element = input.current;
    const commit = () => handleCommit();
    // React's onChange fires while dragging; the native change event fires on release.
    const events = ['change', 'pointerup', 'pointercancel', 'blur'] as const;
    events.forEach((event) => element?.addEventListener(event, commit));
    return () => events.forEach((event) => element?.removeEventListener(event, commit));
  }, []);

  return (
    <div
      data-slider
      className={cn(
        'absolute inset-x-4 -top-9 z-10 h-11 shrink-0 wide:relative wide:inset-x-auto wide:top-auto wide:w-full wide:low:h-7',
        count < 2 && 'invisible',
        className,
      )}
    >
      {slidingTo !== undefined && <SlidingTo step={slidingTo} name={name} />}
      <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-2 wide:bottom-1/2">
        <div className="absolute inset-x-0 top-0 h-1 -translate-y-1/2 overflow-hidden rounded-full bg-line-strong used:h-2 forced-colors:bg-system-gray">
          <div
            className="h-full origin-left bg-signal forced-colors:bg-system-highlight"
            style={{ transform: `scaleX(${placeOf(shown)})` }}
          />
        </div>
        {steps.map(({ id, opensChapter }, index) => {
          const isDone = ticks.includes(id);
          return (
            (opensChapter || isDone || count <= SLIDER_DOTS_MAX) && (
              <Mark
                key={id}
                at={placeOf(index + 1)}
                isPassed={index < shown}
                isDone={isDone}
                opensChapter={opensChapter}
              />
            )
          );
        })}
        {/* As wide as the line and moved onto it by a transform, so that a change of step needs no layout. */}
        <div
          className="absolute top-0 right-full w-full"
          style={{ transform: `translateX(${placeOf(shown) * 100}%)` }}
        >
          <span className="absolute top-0 left-full size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-signal used:size-7 used:border-4 used:border-signal used:bg-surface steered:outline-3 steered:outline-offset-2 steered:outline-signal forced-colors:bg-system-highlight" />
        </div>
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
        // Drawn above; as high as a finger needs even where its row is lower.
        className="absolute inset-x-0 top-1/2 h-11 w-full -translate-y-1/2 cursor-pointer touch-none opacity-0"
      />
    </div>
  );
});

/** The step under the finger, before it is released. */
function SlidingTo({ step, name }: { step: number; name: PickedText }) {
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-full z-20 mx-auto mb-2 flex w-fit max-w-full items-baseline gap-3 rounded-lg bg-ink px-4 py-3 text-lg font-semibold text-paper shadow-lift"
    >
      <span className="font-mono text-2xl">{step}</span>
      <span lang={name.lang} className="truncate">
        {name.value}
      </span>
    </p>
  );
}

interface MarkProps {
  /** 0 at the first step, 1 at the last */
  at: number;
  isPassed: boolean;
  isDone: boolean;
  opensChapter: boolean;
}

/** A dot for a step, larger when it is done, and a bar where a chapter begins. */
const Mark = memo(function Mark({ at, isPassed, isDone, opensChapter }: MarkProps) {
  const colour = isDone
    ? 'bg-good forced-colors:bg-system-text'
    : isPassed
      ? 'bg-signal forced-colors:bg-system-highlight'
      : 'bg-line-strong forced-colors:bg-system-text';
  return (
    <span
      style={{ insetInlineStart: `${at * 100}%` }}
      className={cn(
        'absolute top-0 -translate-1/2 rounded-full surface-ring',
        isDone ? 'size-2' : 'size-1.5',
        'used:size-2.5',
        opensChapter && 'h-3 w-1 used:h-5 used:w-1.5',
        colour,
      )}
    />
  );
});
