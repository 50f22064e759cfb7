import { Skeleton } from '@/ui/kit/skeleton';

/** Placeholders with the final heights of the content. */
export function StatsSkeleton() {
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
