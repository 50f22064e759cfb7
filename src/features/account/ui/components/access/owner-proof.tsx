import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { type AccountView, deleteUserInput } from '../../../schema';
import { UsernameField } from '../username-field';
import { ProofNotice } from './proof-notice';

interface OwnerProofProps extends Omit<ComponentProps<typeof ProofNotice>, 'providers'> {
  account: Pick<AccountView, 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  /** the form, for which the account has a password or a fresh sign-in */
  children: ReactNode;
}

/** A form that needs proof of ownership, or how the account can give it. */
export function OwnerProof({ account, children, ...notice }: OwnerProofProps) {
  if (account.hasPassword || account.isFreshFromProvider) return children;
  return <ProofNotice providers={account.providers} {...notice} />;
}

interface RemovalProofProps
  extends Pick<OwnerProofProps, 'ways'>,
    Pick<ProofFormProps, 'submitLabel' | 'wrongText' | 'send' | 'onCancel'> {
  account: OwnerProofProps['account'] & Pick<AccountView, 'email'>;
}

/** The proof of ownership before something of the account is removed for good. */
export function RemovalProof({ account, ways, ...form }: RemovalProofProps) {
  const t = useTranslations('settings.account');
  const router = useRouter();
  return (
    <OwnerProof
      account={account}
      ways={ways}
      purpose="delete"
      callbackUrl={dashboardPaths.accountSettings}
    >
      <ProofForm
        email={account.email}
        hasPassword={account.hasPassword}
        label={t('deletePassword')}
        isDangerous
        onProofLost={router.refresh}
        {...form}
      />
    </OwnerProof>
  );
}

interface PasswordFieldProps {
  email: string;
  label: string;
  hint?: string;
}

/** The current password, as proof of ownership. */
export function CurrentPassword({ email, ...field }: PasswordFieldProps) {
  return (
    <>
      <UsernameField email={email} />
      <Field name="currentPassword" {...field} isRequired>
        <PasswordInput autoComplete="current-password" />
      </Field>
    </>
  );
}

interface ProofFormProps {
  email: string;
  /** false: a fresh sign-in with a provider is the proof */
  hasPassword?: boolean;
  label: string;
  submitLabel: string;
  isDangerous?: boolean;
  /** shown at the password, where the error of the call has no field */
  wrongText?: string;
  send: (currentPassword: string | undefined) => Promise<'left' | void>;
  onCancel: () => void;
  /** the sign-in with the provider is too old */
  onProofLost?: () => void;
}

/** The proof of ownership alone, and the button of what needs it. */
export function ProofForm({
  email,
  hasPassword = true,
  label,
  submitLabel,
  isDangerous = false,
  wrongText,
  send,
  onCancel,
  onProofLost,
}: ProofFormProps) {
  const t = useTranslations('common');
  const form = useForm(deleteUserInput, ({ currentPassword }) => send(currentPassword), {
    read: (data) => (hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
    refused: ({ code }) => {
      if (code === 'fresh_sign_in_required') onProofLost?.();
      const isWrong = code === 'wrong_credentials' && wrongText !== undefined;
      return isWrong ? { currentPassword: wrongText } : undefined;
    },
  });
  return (
    <Form form={form}>
      {hasPassword && <CurrentPassword email={email} label={label} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={form.isBusy}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
