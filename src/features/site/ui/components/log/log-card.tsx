import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function LogCard() {
  const t = useTranslations('site.log');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="log">
      {null}
    </SettingsSection>
  );
}
