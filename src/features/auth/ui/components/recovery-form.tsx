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
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { paths } from '@/shared/addresses/paths';

/** Form to request a mail with a link to a new password (docs/reference/accounts.md#recovery). */
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

interface SentRecovery {
  email: string;
  /** the error of the server */
  problem?: string;
}

/** The next steps; the same whether the account exists or not. Shown while `sent` is set. */
function RecoverySent({ sent, onAgain }: { sent: SentRecovery | undefined; onAgain: () => void }) {
  const t = useTranslations('auth');
  return (
    <Dialog
      isOpen={sent !== undefined}
      onOpenChange={(isOpen) => !isOpen && onAgain()}
      title={t('recoverySent')}
      footer={
        <>
          <Button variant="ghost" onClick={onAgain}>
            {t('recoveryAgain')}
          </Button>
          <ButtonLink href={paths.signIn()}>{t('backToSignIn')}</ButtonLink>
        </>
      }
    >
      {sent && (
        <div className="flex flex-col gap-3">
          <FormAlert text={sent.problem} />
          <p className="wrap-anywhere">{t('recoverySentText', { email: sent.email })}</p>
          <p className="text-ink-muted">{t('recoverySentHelp')}</p>
        </div>
      )}
    </Dialog>
  );
}
