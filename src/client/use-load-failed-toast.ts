import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '@/components/ui/toast-context';

/** Says once that a page could not be loaded (specification, section 8). */
export function useLoadFailedToast(): void {
  const text = useTranslations('common')('loadFailed');
  const showToast = useToast();
  useEffect(() => showToast({ text, tone: 'bad' }), [showToast, text]);
}
