import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function VerifiedCard() {
  const t = useTranslations('site.verified');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="verified">
      {null}
    </SettingsSection>
  );
}
