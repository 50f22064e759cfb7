import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { TokenSettings } from '@/features/account/ui/components/tokens/token-settings';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadAccount } from '@/features/account/server/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.tokens');
  return { title: t('title') };
}

export default async function TokenSettingsPage() {
  const [{ email, hasPassword, isFreshFromProvider, isOperator, providers }, t] = await Promise.all(
    [loadAccount(), getTranslations('settings.tokens')],
  );
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <TokenSettings
        email={email}
        hasPassword={hasPassword}
        isFreshFromProvider={isFreshFromProvider}
        isOperator={isOperator}
        providers={providers}
        ways={loadSignInWays()}
      />
    </SettingsPage>
  );
}
