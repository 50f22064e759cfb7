import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/features/account/ui/components/settings-section';

export function MessagesCard() {
  const t = useTranslations('site.messages');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="messages">
      {null}
    </SettingsSection>
  );
}
