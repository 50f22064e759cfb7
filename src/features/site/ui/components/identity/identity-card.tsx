import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function IdentityCard() {
  const t = useTranslations('site.identity');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="identity">
      {null}
    </SettingsSection>
  );
}
