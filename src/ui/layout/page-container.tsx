import type { ReactNode } from 'react';
import { cn } from '../kit/cn';

interface PageContainerProps {
  /** `text` for reading, `page` for everything else */
  width?: 'page' | 'text';
  className?: string;
  children: ReactNode;
}

/** Keeps content away from the edges and from becoming too wide. */
export function PageContainer({ width = 'page', className, children }: PageContainerProps) {
  return (
    <div
      className={cn(
        'mx-auto w-full px-4 md:px-8',
        width === 'text' ? 'max-w-3xl' : 'max-w-page',
        className,
      )}
    >
      {children}
    </div>
  );
}
