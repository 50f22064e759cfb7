'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { requestRecovery } from '../api';
import { forgotPasswordInput } from '../../schema';
import { rememberEmail, takeEmail } from './known-email';
import { RecoverySent, type SentRecovery } from './recovery-sent';

/** Asks for a mail with a link to a new password (docs/reference/accounts.md#recovery). */
export function RecoveryForm() {
  const t = useTranslations('auth');
  const [sent, setSent] = useState<SentRecovery>();
  const email = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const known = takeEmail();
    if (known.email && email.current) email.current.value = known.email;
  }, []);

  const form = useForm(forgotPasswordInput, async (input) => {
    try {
      await requestRecovery(input.email);
      setSent(input);
    } catch (error) {
      // The dialog appears even with an error (docs/reference/accounts.md#recovery), but not
      // without a response.
      if (!(error instanceof ApiError && error.isAnswered)) throw error;
      setSent({ ...input, problem: error.message });
    } finally {
      rememberEmail(input.email);
    }
  });

  return (
    <Form form={form}>
      <Field name="email" label={t('email')} isRequired>
        <Input
          ref={email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isBusy}>
        {t('recoverySend')}
      </Button>
      <RecoverySent sent={sent} onAgain={() => setSent(undefined)} />
    </Form>
  );
}
