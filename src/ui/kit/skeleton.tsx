import { cn } from './cn';

/** The place of something that is on its way; the container is marked with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('rounded-md bg-line/60 animate-pulse-soft', className)} />;
}
