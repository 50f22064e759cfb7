import { useTranslations } from 'next-intl';
import { EmbedNotice } from '@/features/project/components/embed-notice';

export default function NotFound() {
  const t = useTranslations('embed');
  return <EmbedNotice text={t('gone')} />;
}
