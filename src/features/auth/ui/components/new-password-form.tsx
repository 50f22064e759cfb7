'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { hasSession } from '@/browser/api/session/access-token';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { paths } from '@/shared/addresses/paths';
import { resetPassword, signOut } from '../api';
import { REDIRECT_DELAY_MS } from '../../constants';
import { DeadLink } from './dead-link';
import { typedPassword } from '../../schema';

/**
 * The page of the link in a recovery mail.
 * @param token from the address
 */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const router = useRouter();
  const showToast = useToast();
  const [invalid, setInvalid] = useState<string>();

  const form = useForm(
    newPasswordForm,
    async (input) => {
      await resetPassword(token, input.password);
      // Every session has ended, so the cookie of this browser is useless now.
      if (hasSession()) await signOut().catch(() => undefined);
      showToast({ text: t('passwordUpdated'), detail: t('passwordUpdatedDetail'), tone: 'good' });
      setTimeout(() => router.push(paths.signIn()), REDIRECT_DELAY_MS);
      return 'left';
    },
    {
      refused: ({ code, message }) => {
        if (code === 'invalid_token') setInvalid(message);
        return undefined;
      },
    },
  );

  if (invalid)
    return (
      <DeadLink
        problem={invalid}
        text={t('recoveryInvalid')}
        action={<ButtonLink href={paths.recovery}>{t('recoveryNew')}</ButtonLink>}
      />
    );
  return (
    <Form form={form}>
      {/* For password managers, which store a password under a name that this page does not know. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <Field name="password" label={t('newPassword')} hint={t('passwordHint')} isRequired>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="password2" label={t('repeatPassword')} isRequired>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isBusy}>
        {t('newPasswordSave')}
      </Button>
    </Form>
  );
}

/** The form behind the link of a recovery mail; the server checks the strength of the password. */
const newPasswordForm = z
  .object({
    password: typedPassword('passwordRequired'),
    password2: typedPassword('passwordRepeatRequired'),
  })
  .refine(({ password, password2 }) => password === password2, {
    path: ['password2'],
    error: 'passwordsDiffer',
  });
