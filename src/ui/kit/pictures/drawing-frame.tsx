import type { ReactNode } from 'react';
import { cn } from '../cn';

/** The pen of all drawings: ink lines, one part in the signal colour. */
export function DrawingFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('[&_.text-signal]:stroke-signal', className)}
    >
      {children}
    </svg>
  );
}
