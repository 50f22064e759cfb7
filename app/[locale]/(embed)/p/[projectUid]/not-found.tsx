import { useTranslations } from 'next-intl';
import { EmbedNotice } from '@/features/projects/ui/components/sharing/embed-notice';

export default function NotFound() {
  const t = useTranslations('embed');
  return <EmbedNotice text={t('gone')} />;
}
