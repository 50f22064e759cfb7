import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AccountForm } from '@/features/account/ui/components/account-form';
import { DailyMailSwitch } from '@/features/account/ui/components/daily-mail-switch';
import { DeleteAccount } from '@/features/account/ui/components/delete-account';
import { ExportAccount } from '@/features/account/ui/components/export-account';
import { LinkedProviders } from '@/features/account/ui/components/providers/linked-providers';
import { NamedVisitsSwitch } from '@/features/account/ui/components/named-visits-switch';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { SignInWays } from '@/features/account/ui/components/access/sign-in-ways';
import { StorageUse } from '@/features/account/ui/components/storage-use';
import { loadAccount, loadDeletion, loadStorage } from '@/features/account/server/loaders';
import { loadSignInWays } from '@/features/auth/server/loaders';

export const generateMetadata = pageTitle('settings.account.title');

export default async function AccountSettingsPage() {
  const [account, storage, { workshops }, t] = await Promise.all([
    loadAccount(),
    loadStorage(),
    loadDeletion(),
    getTranslations('settings.account'),
  ]);
  const {
    dailyMail,
    email,
    emailConfirmed,
    hasPassword,
    isFreshFromProvider,
    name,
    namedVisits,
    providers,
  } = account;
  const ways = loadSignInWays();
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <SettingsSection title={t('who')} text={t('whoText')}>
        <AccountForm name={name} email={email} />
      </SettingsSection>
      <SettingsSection title={t('ways')} text={t('waysText')}>
        <SignInWays
          email={email}
          emailConfirmed={emailConfirmed}
          hasPassword={hasPassword}
          providers={providers}
          ways={ways}
        />
      </SettingsSection>
      {providers.length > 0 && (
        <SettingsSection title={t('providers')} text={t('providersText')} anchor="providers">
          <LinkedProviders
            account={{ email, hasPassword, isFreshFromProvider, providers }}
            ways={ways}
          />
        </SettingsSection>
      )}
      <SettingsSection title={t('mails')} text={t('mailsText')}>
        <DailyMailSwitch dailyMail={dailyMail} emailConfirmed={emailConfirmed} />
      </SettingsSection>
      <SettingsSection title={t('visits')} text={t('visitsText')}>
        <NamedVisitsSwitch namedVisits={namedVisits} />
      </SettingsSection>
      {storage && (
        <SettingsSection title={t('storage')} text={t('storageText')} anchor="storage">
          <StorageUse storage={storage} />
        </SettingsSection>
      )}
      <SettingsSection title={t('data')} text={t('dataText')}>
        <ExportAccount />
      </SettingsSection>
      <SettingsSection title={t('delete')} text={t('deleteHint')} isDangerous>
        <DeleteAccount
          account={{ email, hasPassword, isFreshFromProvider, providers }}
          ways={ways}
          workshops={workshops}
        />
      </SettingsSection>
    </SettingsPage>
  );
}
