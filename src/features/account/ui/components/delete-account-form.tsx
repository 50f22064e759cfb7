'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { deleteAccount } from '../api';
import { deleteUserInput } from '../../schema';
import { UsernameField } from './username-field';

interface DeleteAccountFormProps {
  /** without a password, a fresh sign-in with a provider is the proof */
  hasPassword: boolean;
  email: string;
  onCancel: () => void;
  onDeleted: () => Promise<void>;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** Asks for proof of ownership; on any failure the account stays unchanged. */
export function DeleteAccountForm({
  hasPassword,
  email,
  onCancel,
  onDeleted,
  onProofLost,
}: DeleteAccountFormProps) {
  const t = useTranslations('settings.account');
  const tValidation = useTranslations('validation');
  const common = useTranslations('common');
  const { form, errors, check, show, showField } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('currentPassword');
    const input = check(deleteUserInput, hasPassword ? { currentPassword: typed } : {});
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await deleteAccount(input.currentPassword);
      await onDeleted();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'fresh_sign_in_required') onProofLost();
      if (error instanceof ApiError && error.code === 'wrong_credentials')
        showField('currentPassword', tValidation('currentPasswordWrong'));
      else show(error, hasPassword ? ['currentPassword'] : []);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      {hasPassword && (
        <>
          <UsernameField email={email} />
          <Field label={t('deletePassword')} error={errors.fields['currentPassword']} isRequired>
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={isBusy}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('deleteForGood')}
        </Button>
      </div>
    </form>
  );
}
