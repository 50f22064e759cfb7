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
    <div className={cn('stat', className)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
