'use client';

import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
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

  const form = useForm(
    unlinkProviderInput,
    async (input) => {
      await ended(unlinkProvider(linkId, input));
      onDone();
    },
    {
      read: (data) => (hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
      refused: ({ code }) => {
        if (code === 'fresh_sign_in_required') onProofLost();
        return undefined;
      },
    },
  );

  return (
    <Form form={form}>
      {hasPassword && (
        <>
          <UsernameField email={email} />
          <Field name="currentPassword" label={t('account.deletePassword')} isRequired>
            <PasswordInput autoComplete="current-password" />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={form.isBusy}>
          {tCommon('cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={form.isBusy}>
          {t('providers.unlink')}
        </Button>
      </div>
    </Form>
  );
}
