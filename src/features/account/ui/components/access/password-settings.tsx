'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { AccountView } from '../../../schema';
import { PasswordForm } from './password-form';
import { ProofNotice } from './proof-notice';
import { SessionList } from './session-list';
import { SettingsSection } from '../settings-section';

type PasswordSettingsProps = Pick<
  AccountView,
  'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'
>;

/** The password form and the list of sessions; a new password empties the list. */
export function PasswordSettings({
  email,
  hasPassword,
  isFreshFromProvider,
  providers,
}: PasswordSettingsProps) {
  const t = useTranslations('settings.password');
  const router = useRouter();
  const [changes, setChanges] = useState(0);
  const handleChanged = () => {
    setChanges(changes + 1);
    router.refresh();
  };
  const canSet = hasPassword || isFreshFromProvider;
  return (
    <>
      <SettingsSection
        title={hasPassword ? t('change') : t('set')}
        text={hasPassword ? t('changeText') : canSet ? t('setText') : ''}
      >
        {canSet ? (
          <PasswordForm
            email={email}
            hasPassword={hasPassword}
            onChanged={handleChanged}
            onProofLost={router.refresh}
          />
        ) : (
          <ProofNotice
            providers={providers}
            purpose="password"
            callbackUrl={dashboardPaths.passwordSettings}
          />
        )}
      </SettingsSection>
      <SettingsSection title={t('sessions')} text={t('sessionsText')}>
        <SessionList key={changes} />
      </SettingsSection>
    </>
  );
}
