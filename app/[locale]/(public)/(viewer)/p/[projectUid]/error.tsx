'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { reloadPage } from '@/browser/page/go-to-page';
import { useRenewal } from '@/browser/page/use-renewal';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { ViewerNotice } from '@/features/viewer/shell/components/viewer-notice';

/** A toast (docs/reference/interface.md#messages), and below it two links that stay. */
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
