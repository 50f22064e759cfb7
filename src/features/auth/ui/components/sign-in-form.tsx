'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { goToPage } from '@/browser/page/go-to-page';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { paths } from '@/shared/addresses/paths';
import { signIn, type SignInError } from '../api';
import { REDIRECT_DELAY_MS } from '../../constants';
import { useSignedInElsewhere } from '../hooks/use-signed-in-elsewhere';
import { loginInput } from '../../schema';
import { type KnownEmail, rememberEmail, takeEmail } from './known-email';

interface SignInFormProps {
  /** a page of this host to open; the dashboard by default */
  callbackUrl: string | undefined;
}

/**
 * E-mail and password. The browser keeps the values, so that early input of a password manager is
 * not lost.
 */
export function SignInForm({ callbackUrl }: SignInFormProps) {
  const t = useTranslations('auth');
  const tErrors = useTranslations('errors');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  useSignedInElsewhere(callbackUrl);
  const { form, errors, check, show, showText } = useFormErrors();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [newAccount, setNewAccount] = useState<KnownEmail>();

  useEffect(() => {
    const known = takeEmail();
    if (!known.email || !email.current) return;
    email.current.value = known.email;
    password.current?.focus();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the form before left in memory, no server can render
    if (known.isNewAccount) setNewAccount(known);
  }, []);

  const showRefusal = ({ code, retryAfterSeconds = 60 }: SignInError) => {
    showText(
      code === 'cookies_blocked'
        ? t('cookiesBlocked')
        : tErrors(code, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) }),
    );
    password.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(loginInput, Object.fromEntries(new FormData(event.currentTarget)));
    if (!input || state !== 'idle') return;
    setState('busy');
    try {
      const refusal = await signIn(input);
      if (refusal === 'waiting') return goToPage(paths.secondStep(callbackUrl));
      setState(refusal ? 'idle' : 'done');
      if (refusal) return showRefusal(refusal);
      setTimeout(() => goToPage(callbackUrl ?? paths.dashboard), REDIRECT_DELAY_MS);
    } catch (error) {
      setState('idle');
      show(error, []);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <div role="status">
          {newAccount && (
            <div className="mb-2 flex items-start gap-2.5 rounded-md bg-good-soft px-3 py-2.5">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
              <p className="min-w-0 flex-1 wrap-anywhere">
                <strong className="font-semibold text-good">
                  {t(newAccount.mustConfirm ? 'createdUnconfirmed' : 'created')}
                </strong>{' '}
                <span>
                  {t(newAccount.mustConfirm ? 'createdUnconfirmedDetail' : 'createdDetail', {
                    email: newAccount.email,
                  })}
                </span>
              </p>
            </div>
          )}
        </div>
        <FormAlert text={errors.form} canRetry={errors.canRetry} />
      </div>
      <Field label={t('email')} error={errors.fields['email']} isRequired>
        <Input
          ref={email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('password')} error={errors.fields['password']} isRequired>
        <PasswordInput ref={password} name="password" autoComplete="current-password" />
      </Field>
      <Link
        href={paths.recovery}
        onClick={() => rememberEmail(email.current?.value ?? '')}
        className="-my-3 inline-flex min-h-11 w-fit items-center font-semibold text-blueprint underline underline-offset-4"
      >
        {t('forgot')}
      </Link>
      <Button type="submit" size="lg" isBusy={state !== 'idle'}>
        {t('signIn')}
      </Button>
      <p role="status" className="min-h-6 text-center font-medium text-good">
        {state === 'done' && t('signedIn')}
      </p>
    </form>
  );
}
