import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn';

/** Error of one field, in words, with a sign for readers who see no red. */
export function FieldProblem({ children, className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      {...props}
      className={cn('flex items-start gap-1.5 text-sm font-medium text-bad', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
