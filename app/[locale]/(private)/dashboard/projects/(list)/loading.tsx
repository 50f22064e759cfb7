import { useTranslations } from 'next-intl';
import { Skeleton } from '@/ui/kit/skeleton';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export default function ProjectsLoading() {
  const t = useTranslations('common');
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-12 w-full max-w-lg" />
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-96" />
        ))}
      </div>
    </div>
  );
}
