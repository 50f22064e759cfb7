import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';

/** Names what failed to load (docs/reference/interface.md#messages), with a retry. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        drawing="lost"
        text={text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Skeletons for what is loading, announced once. */
export function Loading({ text, children }: { text?: string; children: ReactElement[] }) {
  const t = useTranslations('common');
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {text ?? t('loading')}
      </p>
      {children}
    </div>
  );
}
