import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function ReportsCard() {
  const t = useTranslations('site.reports');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="reports">
      {null}
    </SettingsSection>
  );
}
