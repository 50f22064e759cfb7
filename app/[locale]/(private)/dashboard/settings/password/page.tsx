import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordSettings } from '@/features/account/ui/components/access/password-settings';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadAccount } from '@/features/account/server/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.password');
  return { title: loadSignInWays().hasPasswords ? t('title') : t('sessionsTitle') };
}

export default async function PasswordSettingsPage() {
  const [{ email, hasPassword, isFreshFromProvider, providers }, t] = await Promise.all([
    loadAccount(),
    getTranslations('settings.password'),
  ]);
  const ways = loadSignInWays();
  return (
    <SettingsPage
      title={ways.hasPasswords ? t('title') : t('sessionsTitle')}
      text={ways.hasPasswords ? t('text') : t('textNoPassword')}
    >
      <PasswordSettings
        email={email}
        hasPassword={hasPassword}
        isFreshFromProvider={isFreshFromProvider}
        providers={providers}
        ways={ways}
      />
    </SettingsPage>
  );
}
