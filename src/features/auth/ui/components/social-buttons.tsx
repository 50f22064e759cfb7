'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Spinner } from '@/ui/kit/spinner';
import { beginRoundTrip } from '../api';
import type { Provider } from '../../constants';
import { readProviderError } from '../../model/provider-error';
import type { ProviderChoice } from '../../model/sign-in-ways';
import { ProviderMark } from './provider-mark';

interface SocialButtonsProps {
  providers: readonly ProviderChoice[];
  /** whether a form for a password follows */
  hasPasswords: boolean;
  /** a page of this host to open; the dashboard by default */
  callbackUrl: string | undefined;
  /** the error parameter after a failed round trip */
  error?: string | string[] | undefined;
}

/**
 * Sign-in with providers, above the form for e-mail and password; nothing when none is configured.
 */
export function SocialButtons({ providers, hasPasswords, callbackUrl, error }: SocialButtonsProps) {
  const t = useTranslations('auth');
  const tErrors = useTranslations('errors');
  const [chosen, setChosen] = useState<Provider>();
  const [refusal, setRefusal] = useState(() => readProviderError(error));
  const [areCookiesBlocked, setCookiesBlocked] = useState(false);

  useEffect(() => {
    // The back button may restore this page as it was left.
    const reset = () => setChosen(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const begin = async (provider: Provider) => {
    setChosen(provider);
    setRefusal(undefined);
    setCookiesBlocked(false);
    try {
      const address = await beginRoundTrip(provider, callbackUrl);
      if (address !== undefined) return goToPage(address);
      setChosen(undefined);
      setCookiesBlocked(true);
    } catch (failure) {
      setChosen(undefined);
      setRefusal(readProviderError(failure instanceof ApiError ? failure.code : ''));
    }
  };

  const text = areCookiesBlocked
    ? t('cookiesBlocked')
    : refusal && tErrors(refusal.code, { minutes: refusal.minutes });
  return (
    <>
      <div className={text && 'mb-6'}>
        <FormAlert text={text} />
      </div>
      {providers.length > 0 && (
        <>
          <ul className="flex flex-col gap-3">
            {providers.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={chosen !== undefined}
                  aria-busy={chosen === id || undefined}
                  onClick={() => begin(id)}
                  className={buttonStyles({
                    variant: 'ghost',
                    className: 'w-full border border-line-strong bg-surface',
                  })}
                >
                  {chosen === id ? <Spinner /> : <ProviderMark provider={id} />}
                  <span>{t('withProvider', { provider: name })}</span>
                </button>
              </li>
            ))}
          </ul>
          {hasPasswords && (
            <p className="my-6 flex items-center gap-4 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {t('or')}
            </p>
          )}
        </>
      )}
    </>
  );
}
