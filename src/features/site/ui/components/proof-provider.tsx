'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { ProofForm } from '@/features/account/ui/components/access/owner-proof';
import { ProofNotice } from '@/features/account/ui/components/access/proof-notice';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '@/features/account/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { challengePasskey } from '@/features/account/ui/second-factor-api';
import { askPasskey } from '@/features/auth/ui/passkeys';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { ProofContext, type WithProof } from '../hooks/proof-context';
import { proveByPasskey, proveOperator } from '../api';

interface ProofProviderProps {
  account: Pick<AccountView, 'email' | 'hasPassword' | 'providers'> &
    Partial<Pick<AccountView, 'secondFactors'>>;
  ways: SignInWays;
  children: ReactNode;
}

type Waiting = { resume: () => void; cancel: () => void };

/** Asks an operator for the password again, where a call needs it (decision 0110). */
export function ProofProvider({ account, ways, children }: ProofProviderProps) {
  const t = useTranslations('site.proof');
  const [waiting, setWaiting] = useState<Waiting>();
  const { email, hasPassword, providers, secondFactors = [] } = account;
  const withProof = useCallback<WithProof>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error;
      await new Promise<void>((resolve, reject) =>
        setWaiting({ resume: resolve, cancel: () => reject(error) }),
      );
      return call();
    }
  }, []);
  const end = (how: keyof Waiting) => {
    waiting?.[how]();
    setWaiting(undefined);
  };
  return (
    <>
      <ProofContext value={withProof}>{children}</ProofContext>
      <Dialog
        isOpen={waiting !== undefined}
        onOpenChange={(isOpen) => !isOpen && end('cancel')}
        title={t('title')}
        description={t('text')}
      >
        {secondFactors.includes('passkey') && <PasskeyProof onProved={() => end('resume')} />}
        {hasPassword ? (
          <ProofForm
            email={email}
            label={t('password')}
            submitLabel={t('submit')}
            send={async (currentPassword = '') => {
              await proveOperator(currentPassword);
              end('resume');
            }}
            onCancel={() => end('cancel')}
          />
        ) : (
          <ProofNotice
            providers={providers}
            ways={ways}
            purpose="operate"
            callbackUrl={dashboardPaths.site}
          />
        )}
      </Dialog>
    </>
  );
}

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const t = useTranslations('site.proof');
  const tPasskeys = useTranslations('auth.passkeys');
  const { run, isBusy } = useAction(tPasskeys('failed'));
  const prove = () =>
    run(async () => {
      await proveByPasskey(await askPasskey(await challengePasskey()));
      onProved();
    });
  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      onClick={() => void prove()}
      className="mb-5 w-full"
    >
      {t('passkey')}
    </Button>
  );
}
