'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';

interface LoadedProps<T> {
  answer: T | undefined;
  hasFailed: boolean;
  retry: () => void;
  children: (answer: T) => React.ReactNode;
}

/** What was asked for, once it is there. */
export function Loaded<T>({ answer, hasFailed, retry, children }: LoadedProps<T>) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('tabFailed')}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          {common('retry')}
        </Button>
      </div>
    );
  if (answer !== undefined) return children(answer);
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {common('loading')}
      </p>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
