'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '../../../schema';
import { PasswordForm } from './password-form';
import { OwnerProof } from './owner-proof';
import { SessionList } from './session-list';
import { SettingsSection } from '../settings-section';
import { SecondStep } from '../second-step/second-step';

type PasswordSettingsProps = Pick<
  AccountView,
  'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'
> & { ways: SignInWays };

/** The password form, where passwords are on, and the sessions; a new password empties the list. */
export function PasswordSettings({ ways, ...account }: PasswordSettingsProps) {
  const { hasPassword, isFreshFromProvider } = account;
  const t = useTranslations('settings.password');
  const tSecondStep = useTranslations('settings.secondStep');
  const router = useRouter();
  const [changes, setChanges] = useState(0);
  const handleChanged = () => {
    setChanges(changes + 1);
    router.refresh();
  };
  const canSet = hasPassword || isFreshFromProvider;
  return (
    <>
      {ways.hasPasswords && (
        <SettingsSection
          title={hasPassword ? t('change') : t('set')}
          text={hasPassword ? t('changeText') : canSet ? t('setText') : ''}
        >
          <OwnerProof
            account={account}
            ways={ways}
            purpose="password"
            callbackUrl={dashboardPaths.passwordSettings}
          >
            <PasswordForm
              email={account.email}
              hasPassword={hasPassword}
              onChanged={handleChanged}
              onProofLost={router.refresh}
            />
          </OwnerProof>
        </SettingsSection>
      )}
      <SettingsSection title={tSecondStep('title')} text={tSecondStep('text')} anchor="second-step">
        <SecondStep account={account} ways={ways} onChanged={handleChanged} />
      </SettingsSection>
      <SettingsSection
        title={t('sessions')}
        text={ways.hasPasswords ? t('sessionsText') : t('sessionsTextNoPassword')}
      >
        <SessionList key={changes} providerNames={ways.names} />
      </SettingsSection>
    </>
  );
}
