'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { Button } from '@/ui/kit/buttons/button';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Spinner } from '@/ui/kit/spinner';
import { paths } from '@/shared/addresses/paths';
import { signOut } from '../api';
import { REDIRECT_DELAY_MS } from '../../constants';

interface SignOutProps {
  /** a page of this host to return to after signing in again */
  callbackUrl: string | undefined;
}

/**
 * Ends the session as soon as it is shown, then redirects to /auth
 * (docs/reference/accounts.md#private-pages).
 */
export function SignOut({ callbackUrl }: SignOutProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const [problem, setProblem] = useState<string>();

  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isGone = false;
    signOut().then(
      (elsewhere) => {
        // A person who is to sign in again and return keeps the session of the provider.
        const next = (callbackUrl === undefined && elsewhere) || paths.signIn(callbackUrl);
        setTimeout(() => !isGone && goToPage(next), REDIRECT_DELAY_MS);
      },
      (error: unknown) =>
        !isGone && setProblem(error instanceof ApiError ? error.message : common('errorText')),
    );
    return () => {
      isGone = true;
    };
  }, [attempt, callbackUrl, common]);

  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <div className="flex flex-col items-start gap-5">
      <FormAlert text={problem && `${t('stillSignedIn')} ${problem}`} />
      {problem === undefined ? (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner />
          <span>{t('disconnecting')}</span>
        </p>
      ) : (
        <Button onClick={retry}>{common('retry')}</Button>
      )}
    </div>
  );
}
