import type { ReactNode } from 'react';
import { cn } from './cn';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** further facts about it */
  note?: ReactNode;
  className?: string;
}

/** One big figure; belongs into a `dl`. */
export function Stat({ label, value, note, className }: StatProps) {
  return (
    <div className={cn('flex flex-col gap-1 border-t-3 border-ink pt-3', className)}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="order-first font-mono text-3xl font-medium tracking-tight tabular">{value}</dd>
      {note && <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  );
}
