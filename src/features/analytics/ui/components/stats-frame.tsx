import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { LoadFailure } from '@/features/feedback/ui/components/load-failure';
import { Skeleton } from '@/ui/kit/skeleton';

interface StatsFrameProps {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** the content; undefined until something was loaded */
  children: ReactNode;
}

/**
 * Stats that are loading, failed or loaded. Previous content stays in place, dimmed, while loading.
 */
export function StatsFrame({ isLoading, hasFailed, onRetry, children }: StatsFrameProps) {
  const t = useTranslations('common');
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {isLoading ? t('loading') : ''}
      </p>
      {hasFailed && <LoadFailure onRetry={onRetry} />}
      {!hasFailed && children === undefined && <StatsSkeleton />}
      {!hasFailed && children !== undefined && (
        <div className={cn('flex flex-col gap-6 transition-opacity', isLoading && 'opacity-60')}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Placeholders with the final heights of the content. */
function StatsSkeleton() {
  return (
    <>
      <Skeleton className="h-44" />
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((stat) => (
          <Skeleton key={stat} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-112" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
      </div>
    </>
  );
}
