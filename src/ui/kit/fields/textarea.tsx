import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { useFieldControl } from './field-context';

/** Grows with its text where the browser can. The counter belongs to the field around it. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={rows}
      className={cn(
        'control bg-surface',
        'block resize-y field-sizing-content max-h-96',
        className,
      )}
      {...rest}
    />
  );
}
