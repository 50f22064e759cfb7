'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast-context';
import { ViewerNotice } from '@/features/viewer/components/viewer-notice';

/** Said in a toast (specification, section 8), and with two ways on for when it has gone. */
export default function ViewerError({ reset }: { reset: () => void }) {
  const t = useTranslations();
  const showToast = useToast();
  const text = t('viewer.loadFailed');
  useEffect(() => showToast({ text, tone: 'bad' }), [showToast, text]);
  return (
    <ViewerNotice title={text} button={t('viewer.explore')}>
      <Button size="lg" onClick={reset}>{t('common.retry')}</Button>
    </ViewerNotice>
  );
}
