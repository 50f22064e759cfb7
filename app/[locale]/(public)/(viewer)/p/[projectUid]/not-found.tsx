import { useTranslations } from 'next-intl';
import { ViewerNotice } from '@/features/viewer/shell/components/viewer-notice';

export default function NotFound() {
  const t = useTranslations('viewer');
  return <ViewerNotice title={t('oops')} text={t('inactive')} button={t('explore')} />;
}
