'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { requestRecovery } from '../api';
import { forgotPasswordInput } from '../../schema';
import { rememberEmail, takeEmail } from './known-email';
import { RecoverySent, type SentRecovery } from './recovery-sent';

/** Asks for a mail with a link to a new password (docs/reference/accounts.md#recovery). */
export function RecoveryForm() {
  const t = useTranslations('auth');
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentRecovery>();
  const { form, errors, check, show } = useFormErrors();
  const email = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const known = takeEmail();
    if (known.email && email.current) email.current.value = known.email;
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(forgotPasswordInput, Object.fromEntries(new FormData(event.currentTarget)));
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await requestRecovery(input.email);
      setSent(input);
    } catch (error) {
      // The dialog appears even with an error (docs/reference/accounts.md#recovery), but not
      // without a response.
      if (error instanceof ApiError && error.isAnswered)
        setSent({ ...input, problem: error.message });
      else show(error, []);
    } finally {
      setBusy(false);
      rememberEmail(input.email);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field label={t('email')} error={errors.fields['email']} isRequired>
        <Input
          ref={email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('recoverySend')}
      </Button>
      <RecoverySent sent={sent} onAgain={() => setSent(undefined)} />
    </form>
  );
}
