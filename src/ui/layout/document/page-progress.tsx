'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { navigationIsSlow, onSlowNavigation } from '@/browser/navigation/under-way';

/**
 * A line at the top of the window while the next page loads. It covers the page and moves nothing.
 */
export function PageProgress() {
  const t = useTranslations('common');
  const isSlow = useSyncExternalStore(onSlowNavigation, navigationIsSlow, () => false);
  return isSlow && <div role="progressbar" aria-label={t('loading')} className="page-progress" />;
}
