import { useTranslations } from 'next-intl';
import { Skeleton } from '@/ui/kit/skeleton';

const FOUR = ['a', 'b', 'c', 'd'];
const SIX = [...FOUR, 'e', 'f'];

export default function DashboardLoading() {
  const t = useTranslations('common');
  return (
    <div aria-busy className="flex flex-col gap-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div>
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="mt-3 h-7 w-full max-w-prose" />
        <Skeleton className="mt-6 h-14 w-64 max-w-full" />
      </div>
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {FOUR.map((figure) => (
          <Skeleton key={figure} className="h-20" />
        ))}
      </div>
      <div>
        <Skeleton className="mb-4 h-8 w-48" />
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {SIX.map((card) => (
            <Skeleton key={card} className="h-28" />
          ))}
        </div>
      </div>
    </div>
  );
}
