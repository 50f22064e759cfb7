'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { goToPage } from '@/browser/page/go-to-page';
import { storeToast } from '@/browser/page/stored-toast';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { signOut } from '@/features/auth/ui/api';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { type AccountView, deleteUserInput } from '../../schema';
import { ProofNotice } from './access/proof-notice';
import { useForm } from '@/browser/api/use-form';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { deleteAccount } from '../api';
import { UsernameField } from './username-field';

interface DeleteAccountProps {
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
  projectCount: number;
}

/**
 * Deletes the account permanently, after listing what is deleted
 * (docs/reference/accounts.md#deletion).
 */
export function DeleteAccount({ account, ways, projectCount }: DeleteAccountProps) {
  const t = useTranslations('settings.account');
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const canProve = account.hasPassword || account.isFreshFromProvider;

  const showFarewell = async () => {
    setGone(true);
    storeToast({ text: t('farewell'), detail: t('farewellDetail'), tone: 'good' });
    // The session is deleted with the account; this only clears the browser's cookie.
    await signOut().catch(() => undefined);
    goToPage(paths.home);
  };

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="max-xs:w-full">
        <Trash2 aria-hidden />
        <span>{t('delete')}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(wanted) => {
          if (!isGone) setOpen(wanted);
        }}
        title={t('deleteQuestion')}
        description={t('deleteText')}
      >
        <ul className="mb-5 flex list-disc flex-col gap-1 pl-5">
          <li>{t('deleteProjects', { count: projectCount })}</li>
          <li>{t('deletePictures')}</li>
          <li>{t('deleteLinks')}</li>
        </ul>
        {canProve ? (
          <DeleteAccountForm
            hasPassword={account.hasPassword}
            email={account.email}
            onCancel={() => setOpen(false)}
            onDeleted={showFarewell}
            onProofLost={router.refresh}
          />
        ) : (
          <ProofNotice
            providers={account.providers}
            ways={ways}
            purpose="delete"
            callbackUrl={dashboardPaths.accountSettings}
          />
        )}
      </Dialog>
    </>
  );
}

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
function DeleteAccountForm({
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
