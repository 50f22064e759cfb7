'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { hasSession } from '@/browser/api/access-token';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { paths } from '@/shared/addresses/paths';
import { resetPassword, signOut } from '../api';
import { REDIRECT_DELAY_MS } from '../../constants';
import { newPasswordForm } from '../../model/new-password-form';
import { DeadLink } from './dead-link';

/**
 * The page of the link in a recovery mail.
 * @param token from the address
 */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const router = useRouter();
  const showToast = useToast();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [invalid, setInvalid] = useState<string>();
  const { form, errors, check, show } = useFormErrors();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(newPasswordForm, Object.fromEntries(new FormData(event.currentTarget)));
    if (!input || state !== 'idle') return;
    setState('busy');
    try {
      await resetPassword(token, input.password);
      setState('done');
      // Every session has ended, so the cookie of this browser is useless now.
      if (hasSession()) await signOut().catch(() => undefined);
      showToast({ text: t('passwordUpdated'), detail: t('passwordUpdatedDetail'), tone: 'good' });
      setTimeout(() => router.push(paths.signIn()), REDIRECT_DELAY_MS);
    } catch (error) {
      setState('idle');
      if (error instanceof ApiError && error.code === 'invalid_token') setInvalid(error.message);
      else show(error, ['password']);
    }
  };

  if (invalid)
    return (
      <DeadLink
        problem={invalid}
        text={t('recoveryInvalid')}
        action={<ButtonLink href={paths.recovery}>{t('recoveryNew')}</ButtonLink>}
      />
    );
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      {/* For password managers, which store a password under a name that this page does not know. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <Field
        label={t('newPassword')}
        hint={t('passwordHint')}
        error={errors.fields['password']}
        isRequired
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={t('repeatPassword')} error={errors.fields['password2']} isRequired>
        <PasswordInput name="password2" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" isBusy={state !== 'idle'}>
        {t('newPasswordSave')}
      </Button>
    </form>
  );
}
