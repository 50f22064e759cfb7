import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function JoiningCard() {
  const t = useTranslations('site.joining');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="joining">
      {null}
    </SettingsSection>
  );
}
