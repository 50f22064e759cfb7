'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';

/** Reports that a list failed to load (docs/reference/interface.md#messages), with a retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        drawing="lost"
        text={t('loadFailed')}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
