'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { UsernameField } from '@/features/account/ui/components/username-field';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { proofInput } from '../../operators/schema';
import { proveOperator } from '../api';

interface ProofFormProps {
  email: string;
  onProved: () => void;
  onCancel: () => void;
}

export function ProofForm({ email, onProved, onCancel }: ProofFormProps) {
  const t = useTranslations('site.proof');
  const common = useTranslations('common');
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands within forms of the cards, in React though not in the document.
    event.stopPropagation();
    const input = check(proofInput, Object.fromEntries(passwordOf(event.currentTarget)));
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await proveOperator(input.currentPassword);
      onProved();
    } catch (error) {
      setBusy(false);
      show(error, ['currentPassword']);
    }
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <UsernameField email={email} />
      <Field label={t('password')} error={errors.fields['currentPassword']} isRequired>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={isBusy}>
          {common('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

const passwordOf = (element: HTMLFormElement) =>
  [...new FormData(element)].filter(([name]) => name === 'currentPassword');
