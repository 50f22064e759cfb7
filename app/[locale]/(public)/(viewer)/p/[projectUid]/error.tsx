'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { reloadPage } from '@/client/go-to-page';
import { useRenewal } from '@/client/use-renewal';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast-context';
import { ViewerNotice } from '@/features/viewer/components/viewer-notice';

/** Said in a toast (docs/reference/interface.md#messages), and with two ways on for when it has gone. */
export default function ViewerError({ error }: { error: unknown }) {
  const t = useTranslations();
  const showToast = useToast();
  const text = t('viewer.loadFailed');
  const isRenewed = useRenewal(error);
  useEffect(() => {
    if (!isRenewed) showToast({ text, tone: 'bad' });
  }, [isRenewed, showToast, text]);
  return isRenewed ? null : (
    <ViewerNotice title={text} button={t('viewer.explore')}>
      <Button size="lg" onClick={reloadPage}>
        {t('common.retry')}
      </Button>
    </ViewerNotice>
  );
}
