'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { updateUser } from '../../api';
import { newPasswordInput } from '../../../schema';
import { UsernameField } from '../username-field';

const FIELDS = ['currentPassword', 'password', 'password2'];

interface PasswordFormProps {
  email: string;
  /**
   * false: no current password is asked for, because a fresh sign-in with a provider is the proof
   */
  hasPassword: boolean;
  /** the password was changed, and every other session has ended */
  onChanged: () => void;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** Current, new and repeated password (docs/reference/accounts.md#passwords). */
export function PasswordForm({ email, hasPassword, onChanged, onProofLost }: PasswordFormProps) {
  const t = useTranslations('settings');
  const tValidation = useTranslations('validation');
  const showToast = useToast();
  const { form, errors, check, show, showField } = useFormErrors();
  const [isBusy, setBusy] = useState(false);
  const [isDifferent, setDifferent] = useState(false);

  const valueOf = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');
  const differs = () => valueOf('password2') !== '' && valueOf('password') !== valueOf('password2');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDifferent(false);
    const fields = hasPassword ? FIELDS : FIELDS.slice(1);
    const input = check(
      newPasswordInput,
      Object.fromEntries(fields.map((field) => [field, valueOf(field)])),
    );
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await updateUser(input);
      form.current?.reset();
      showToast({ text: t('updated'), detail: t('password.othersEnded'), tone: 'good' });
      onChanged();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'fresh_sign_in_required') onProofLost();
      if (error instanceof ApiError && error.code === 'wrong_credentials')
        showField('currentPassword', tValidation('currentPasswordWrong'));
      else show(error, fields);
    }
    setBusy(false);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <UsernameField email={email} />
      {hasPassword && (
        <Field label={t('password.current')} error={errors.fields['currentPassword']} isRequired>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
      )}
      <Field
        label={t('password.new')}
        hint={t('password.hint')}
        error={errors.fields['password']}
        isRequired
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          onChange={() => isDifferent && setDifferent(differs())}
        />
      </Field>
      <Field
        label={t('password.repeat')}
        error={
          errors.fields['password2'] ?? (isDifferent ? tValidation('passwordsDiffer') : undefined)
        }
        isRequired
      >
        <PasswordInput
          name="password2"
          autoComplete="new-password"
          onBlur={() => setDifferent(differs())}
          onChange={() => isDifferent && setDifferent(differs())}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('update')}
      </Button>
    </form>
  );
}
