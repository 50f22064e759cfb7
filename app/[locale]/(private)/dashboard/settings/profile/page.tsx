import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { ProfileSettings } from '@/features/account/ui/components/profile-settings';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { loadAccount } from '@/features/account/server/loaders';
import { siteName } from '@/i18n/operator-settings';

export const generateMetadata = pageTitle('settings.profile.title');

export default async function ProfileSettingsPage() {
  const [{ creator }, t] = await Promise.all([loadAccount(), getTranslations('settings.profile')]);
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <ProfileSettings creator={creator} siteName={siteName()} />
    </SettingsPage>
  );
}
