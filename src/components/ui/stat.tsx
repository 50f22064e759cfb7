import type { ReactNode } from 'react';
import { cn } from './cn';

/** One big figure; belongs into a `dl`. */
export function Stat({ label, value, className }: { label: ReactNode; value: ReactNode; className?: string }) {
  return (
    <div className={cn('flex flex-col-reverse justify-end gap-1 border-t-3 border-ink pt-3', className)}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-mono text-3xl font-medium tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}
