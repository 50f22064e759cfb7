'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { NAME_MAX } from '@/features/auth/constants';
import { line } from '@/shared/text/text-schemas';
import { updateUser } from '../api';

const accountInput = z.strictObject({ name: line(NAME_MAX, 'accountNameRequired') });

interface AccountFormProps {
  name: string;
  email: string;
}

/** The name; the e-mail is shown and never sent (docs/reference/accounts.md#own-account). */
export function AccountForm({ name, email }: AccountFormProps) {
  const t = useTranslations('settings');
  const router = useRouter();
  const showToast = useToast();
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(accountInput, Object.fromEntries(new FormData(event.currentTarget)));
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await updateUser(input);
      showToast({ text: t('updated'), tone: 'good' });
      // The sidebar shows the name.
      router.refresh();
    } catch (error) {
      show(error, ['name']);
    }
    setBusy(false);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field
        label={t('account.name')}
        hint={t('account.nameHint')}
        error={errors.fields['name']}
        isRequired
      >
        <Input name="name" defaultValue={name} autoComplete="name" />
      </Field>
      <Field label={t('account.email')} hint={t('account.emailHint')} isRequired>
        <Input type="email" value={email} disabled readOnly />
      </Field>
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('update')}
      </Button>
    </form>
  );
}
