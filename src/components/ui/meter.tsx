import { cn } from './cn';

interface MeterProps {
  /** more than `max` is shown as full */
  value: number;
  max: number;
  /** the id of the words that say it */
  labelledBy: string;
  className?: string;
}

/** The share from which on little is left. */
export const NEARLY_FULL = 0.9;

/** How much of something bounded is taken. Beside words that say it: a bar alone tells no number. */
export function Meter({ value, max, labelledBy, className }: MeterProps) {
  return <meter aria-labelledby={labelledBy} value={value} max={max} high={max * NEARLY_FULL} optimum={0} className={cn('meter', className)} />;
}
