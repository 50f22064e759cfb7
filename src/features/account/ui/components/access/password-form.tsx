import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { updateUser } from '../../api';
import { newPasswordInput } from '../../../schema';
import { UsernameField } from '../username-field';

interface PasswordFormProps {
  email: string;
  /**
   * false: no current password is required, because a fresh sign-in with a provider is the proof
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
  const [isDifferent, setDifferent] = useState(false);

  const valueOf = (name: string) =>
    String(new FormData(form.ref.current ?? undefined).get(name) ?? '');
  const differs = () => valueOf('password2') !== '' && valueOf('password') !== valueOf('password2');

  const form = useForm(
    newPasswordInput,
    async (input, element) => {
      await updateUser(input);
      element.reset();
      showToast({ text: t('updated'), detail: t('password.othersEnded'), tone: 'good' });
      onChanged();
    },
    {
      read: (data) => {
        data.delete('username');
        return Object.fromEntries(data);
      },
      refused: ({ code }) => {
        if (code === 'fresh_sign_in_required') onProofLost();
        if (code !== 'wrong_credentials') return undefined;
        return { currentPassword: tValidation('currentPasswordWrong') };
      },
    },
  );

  return (
    <Form form={form}>
      <UsernameField email={email} />
      {hasPassword && (
        <Field name="currentPassword" label={t('password.current')} isRequired>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
      <Field name="password" label={t('password.new')} hint={t('password.hint')} isRequired>
        <PasswordInput
          autoComplete="new-password"
          onChange={() => isDifferent && setDifferent(differs())}
        />
      </Field>
      <Field
        label={t('password.repeat')}
        error={
          form.errors.fields['password2'] ??
          (isDifferent ? tValidation('passwordsDiffer') : undefined)
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
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('update')}
      </Button>
    </Form>
  );
}
