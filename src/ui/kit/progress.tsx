import { cn } from './cn';

interface ProgressProps {
  label: string;
  /** 0 to 100; absent while unknown */
  percent?: number | undefined;
  className?: string;
}

export function Progress({ label, percent, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cn(
          'h-full w-full origin-left rounded-full bg-signal transition-transform',
          percent === undefined && 'animate-pulse-soft',
        )}
        style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
      />
    </div>
  );
}
