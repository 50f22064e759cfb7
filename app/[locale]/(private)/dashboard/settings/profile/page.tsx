import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { ProfileSettings } from '@/features/account/ui/components/profile-settings';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { loadShownProfile } from '@/features/account/server/loaders';
import { requireSession } from '@/features/auth/server/loaders';
import { OwnerOnly } from '@/features/people/ui/components/owner-only';
import { siteName } from '@/i18n/operator-settings';

export const generateMetadata = pageTitle('settings.profile.title');

export default async function ProfileSettingsPage() {
  const [{ workshop }, creator, t] = await Promise.all([
    requireSession(),
    loadShownProfile(),
    getTranslations('settings.profile'),
  ]);
  if (!creator) return <OwnerOnly title={t('title')} page="profile" workshop={workshop} />;
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <ProfileSettings creator={creator} siteName={siteName()} />
    </SettingsPage>
  );
}
