'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ViewerNotice } from '@/features/viewer/components/viewer-notice';

export default function ViewerError({ reset }: { reset: () => void }) {
  const t = useTranslations();
  return (
    <ViewerNotice title={t('viewer.loadFailed')} button={t('viewer.explore')}>
      <Button size="lg" onClick={reset}>{t('common.retry')}</Button>
    </ViewerNotice>
  );
}
