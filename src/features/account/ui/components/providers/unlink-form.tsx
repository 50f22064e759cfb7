'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { unlinkProviderInput } from '../../../schema';
import { unlinkProvider } from '../../api';
import { ended } from '../../hooks/use-access-list';
import { UsernameField } from '../username-field';

interface UnlinkFormProps {
  linkId: string;
  email: string;
  /** false: a fresh sign-in with a provider is the proof */
  hasPassword: boolean;
  onCancel: () => void;
  onDone: () => void;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** The proof of the owner, and the button that unlinks a provider. */
export function UnlinkForm({
  linkId,
  email,
  hasPassword,
  onCancel,
  onDone,
  onProofLost,
}: UnlinkFormProps) {
  const t = useTranslations('settings');
  const tCommon = useTranslations('common');
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('currentPassword');
    const input = check(unlinkProviderInput, hasPassword ? { currentPassword: typed } : {});
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await ended(unlinkProvider(linkId, input));
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'fresh_sign_in_required') onProofLost();
      show(error, hasPassword ? ['currentPassword'] : []);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      {hasPassword && (
        <>
          <UsernameField email={email} />
          <Field
            label={t('account.deletePassword')}
            error={errors.fields['currentPassword']}
            isRequired
          >
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={isBusy}>
          {tCommon('cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('providers.unlink')}
        </Button>
      </div>
    </form>
  );
}
