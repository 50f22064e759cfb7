'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { NewTokenView } from '@/features/auth/personal-tokens/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '../../../schema';
import { ProofNotice } from '../access/proof-notice';
import { SettingsSection } from '../settings-section';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';
import { TokenMade } from './token-made';

type TokenSettingsProps = Pick<
  AccountView,
  'email' | 'hasPassword' | 'isFreshFromProvider' | 'isOperator' | 'providers'
> & { ways: SignInWays };

/** Creates a token, shows it once, and lists the others. */
export function TokenSettings({
  email,
  hasPassword,
  isFreshFromProvider,
  isOperator,
  providers,
  ways,
}: TokenSettingsProps) {
  const t = useTranslations('settings.tokens');
  const router = useRouter();
  const [made, setMade] = useState<NewTokenView>();
  return (
    <>
      <SettingsSection title={t('make')} text={t('makeText')}>
        {made ? (
          <TokenMade made={made} onDone={() => setMade(undefined)} />
        ) : hasPassword || isFreshFromProvider ? (
          <TokenForm
            email={email}
            hasPassword={hasPassword}
            isOperator={isOperator}
            onMade={setMade}
            onProofLost={router.refresh}
          />
        ) : (
          <ProofNotice
            providers={providers}
            ways={ways}
            purpose="token"
            callbackUrl={dashboardPaths.tokenSettings}
          />
        )}
      </SettingsSection>
      <SettingsSection
        title={t('yours')}
        text={ways.hasPasswords ? t('yoursText') : t('yoursTextNoPassword')}
      >
        <TokenList key={made?.id} />
      </SettingsSection>
    </>
  );
}
