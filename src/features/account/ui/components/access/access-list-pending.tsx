import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Skeleton } from '@/ui/kit/skeleton';

interface AccessListPendingProps {
  /** why loading failed */
  problem: string | undefined;
  onRetry: () => void;
}

/** Placeholder for a list of devices or tokens that is loading or failed to load. */
export function AccessListPending({ problem, onRetry }: AccessListPendingProps) {
  const t = useTranslations('common');
  if (problem === undefined)
    return (
      <div aria-busy className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert text={problem} />
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
