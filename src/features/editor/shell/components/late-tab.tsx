import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { reloadIfScriptMissing } from '@/browser/page/reload-for-update';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';

interface LateTabProps {
  /** stable across renders */
  load: () => Promise<ComponentType>;
}

type Loaded = { Content?: ComponentType; hasFailed?: boolean };

/** A tab whose code loads when it is opened, so that writing does not wait for it. */
export function LateTab({ load }: LateTabProps) {
  const t = useTranslations('editor');
  const [attempt, setAttempt] = useState(0);
  const [{ Content, hasFailed }, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let isLeft = false;
    const settle = (loaded: Loaded) => {
      if (!isLeft) setLoaded(loaded);
    };
    load().then(
      (Loaded) => settle({ Content: Loaded }),
      async (error: unknown) => {
        if (!(await reloadIfScriptMissing(error))) settle({ hasFailed: true });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, attempt]);
  const retry = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  if (Content) return <Content />;
  if (hasFailed) return <LoadFailure text={t('tabFailed')} onRetry={retry} />;
  return (
    <Loading>
      <Skeleton className="h-18" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
