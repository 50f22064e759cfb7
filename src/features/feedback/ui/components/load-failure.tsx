import { useTranslations } from 'next-intl';
import { LoadFailure as Failure } from '@/ui/layout/load-state';

/** Reports that a list of messages or figures failed to load, with a retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('inbox');
  return <Failure text={t('loadFailed')} onRetry={onRetry} />;
}
