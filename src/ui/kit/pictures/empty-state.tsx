import type { ReactElement, ReactNode } from 'react';
import { cn } from '../cn';
import { Drawing, type DrawingName } from './drawing';

interface EmptyStateProps {
  drawing: DrawingName;
  /** one sentence */
  text: ReactNode;
  /** one way on */
  action?: ReactElement | false;
  className?: string;
}

export function EmptyState({ drawing, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-5 px-4 py-12 text-center', className)}>
      <Drawing name={drawing} className="w-48" />
      <p className="max-w-md text-lg text-balance">{text}</p>
      {action}
    </div>
  );
}
