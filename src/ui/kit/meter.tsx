import { cn } from './cn';
import { NEARLY_FULL } from './nearly-full';

interface MeterProps {
  /** more than `max` is shown as full */
  value: number;
  max: number;
  /** id of the text that names it */
  labelledBy: string;
  className?: string;
}

/** Bar of the used part of a limited amount. Put the numbers in text beside it. */
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
