import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { TokenSettings } from '@/features/account/ui/components/tokens/token-settings';
import { loadSignInWays, requireSession } from '@/features/auth/server/loaders';
import { loadAccount } from '@/features/account/server/loaders';

export const generateMetadata = pageTitle('settings.tokens.title');

export default async function TokenSettingsPage() {
  const [account, { workshop, workshops }, t] = await Promise.all([
    loadAccount(),
    requireSession(),
    getTranslations('settings.tokens'),
  ]);
  const { email, hasPassword, isFreshFromProvider, isOperator, providers } = account;
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <TokenSettings
        email={email}
        hasPassword={hasPassword}
        isFreshFromProvider={isFreshFromProvider}
        isOperator={isOperator}
        providers={providers}
        ways={loadSignInWays()}
        workshop={workshops.length > 1 ? { name: workshop.name, role: workshop.role } : undefined}
      />
    </SettingsPage>
  );
}
