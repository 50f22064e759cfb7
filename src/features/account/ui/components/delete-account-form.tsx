'use client';

import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
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

  const form = useForm(
    deleteUserInput,
    async ({ currentPassword }) => {
      await deleteAccount(currentPassword);
      await onDeleted();
      return 'left';
    },
    {
      read: (data) => (hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
      refused: ({ code }) => {
        if (code === 'fresh_sign_in_required') onProofLost();
        if (code !== 'wrong_credentials') return undefined;
        return { currentPassword: tValidation('currentPasswordWrong') };
      },
    },
  );

  return (
    <Form form={form}>
      {hasPassword && (
        <>
          <UsernameField email={email} />
          <Field name="currentPassword" label={t('deletePassword')} isRequired>
            <PasswordInput autoComplete="current-password" />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={form.isBusy}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={form.isBusy}>
          {t('deleteForGood')}
        </Button>
      </div>
    </Form>
  );
}
