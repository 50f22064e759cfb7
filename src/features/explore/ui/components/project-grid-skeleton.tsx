import { Skeleton } from '@/ui/kit/skeleton';

/** Three columns, two under 992 px, one under 768 px. */
export const GRID = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6';
const SKELETON_CARDS = 6;

/** Placeholder of the cards while they load. */
export function ProjectGridSkeleton() {
  return (
    <div aria-hidden className={GRID}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-7 w-11/12" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
