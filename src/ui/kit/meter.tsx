import { cn } from './cn';
import { NEARLY_FULL } from './nearly-full';

interface MeterProps {
  /** more than `max` is shown as full */
  value: number;
  max: number;
  /** the id of the words that say it */
  labelledBy: string;
  className?: string;
}

/** How much of something bounded is taken. Beside words that say it: a bar alone tells no number. */
export function Meter({ value, max, labelledBy, className }: MeterProps) {
  return (
    <meter
      aria-labelledby={labelledBy}
      value={value}
      max={max}
      high={max * NEARLY_FULL}
      optimum={0}
      className={cn('meter', className)}
    />
  );
}
