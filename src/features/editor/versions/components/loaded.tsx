import { useTranslations } from 'next-intl';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';

interface LoadedProps<T> {
  answer: T | undefined;
  hasFailed: boolean;
  retry: () => void;
  children: (answer: T) => React.ReactNode;
}

/** Shows the answer after it has loaded. */
export function Loaded<T>({ answer, hasFailed, retry, children }: LoadedProps<T>) {
  const t = useTranslations('editor');
  if (hasFailed) return <LoadFailure text={t('tabFailed')} onRetry={retry} />;
  if (answer !== undefined) return children(answer);
  return (
    <Loading>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}
