import * as Radix from '@radix-ui/react-slider';
import { cn } from '../cn';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** when the thumb is released */
  onValueCommit?: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** what the value means in words, for screen readers */
  valueText?: string;
  /** one dot for each step; only sensible for few */
  hasDots?: boolean;
  className?: string;
}

export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  valueText,
  hasDots = false,
  className,
}: SliderProps) {
  const dots =
    hasDots && max > min
      ? Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
      : [];
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      className={cn('relative flex h-11 w-full touch-none items-center select-none', className)}
    >
      <Radix.Track className="relative h-1.5 w-full grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-signal" />
        {dots.map((dot) => (
          <span
            key={dot}
            aria-hidden
            style={{ insetInlineStart: `${((dot - min) / (max - min)) * 100}%` }}
            className={cn(
              'absolute top-1/2 size-2 -translate-1/2 rounded-full',
              dot <= value ? 'bg-signal' : 'bg-line-strong',
            )}
          />
        ))}
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="relative block size-6 rounded-full border-3 border-signal bg-surface transition-transform active:scale-110 after:absolute after:-inset-4 hover:scale-110"
      />
    </Radix.Root>
  );
}
