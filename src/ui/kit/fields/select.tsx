import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { useFieldControl } from './field-context';

/** The device's own list: it works with gloves, screen readers and without scripts. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl();
  return (
    <span className="relative block">
      <select
        {...control}
        className={cn('control bg-surface', 'appearance-none pr-10', className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
