import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { useRenewal } from '../page/use-renewal';

/**
 * Shows once that a page could not be loaded (docs/reference/interface.md#messages), unless it
 * reloads for a new release.
 */
export function useLoadFailedToast(error: unknown): void {
  const text = useTranslations('common')('loadFailed');
  const showToast = useToast();
  const isRenewed = useRenewal(error);
  useEffect(() => {
    if (!isRenewed) showToast({ text, tone: 'bad' });
  }, [isRenewed, showToast, text]);
}
