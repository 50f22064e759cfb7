'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { paths } from '@/shared/addresses/paths';
import { register } from '../api';
import { useSignedInElsewhere } from '../hooks/use-signed-in-elsewhere';
import { type RegisterInput, registerInput } from '../../schema';
import { rememberEmail } from './known-email';

const FIELDS = ['name', 'email', 'password'];
/** Errors that another e-mail solves. */
const AT_EMAIL = ['email_taken', 'email_domain_refused'];
const DOMAINS_SHOWN = 5;

interface SignUpFormProps {
  /** a page of this host to open after signing in */
  callbackUrl: string | undefined;
  invitation?: string | undefined;
  /** the domains to which e-mails are limited; none for any */
  domains?: readonly string[];
  /** called with the new account; opens the sign-in page by default */
  onCreated?: (account: RegisterInput) => Promise<void>;
}

export function SignUpForm({ callbackUrl, invitation, domains = [], onCreated }: SignUpFormProps) {
  const t = useTranslations('auth');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  useSignedInElsewhere(callbackUrl);
  const { form, errors, check, show, showField } = useFormErrors();

  const domainsHint =
    domains.length > DOMAINS_SHOWN
      ? t('domainsHintMany')
      : domains.length > 0
        ? t('domainsHint', { domains: domains.join(', ') })
        : undefined;

  const goOn = (email: string) => {
    rememberEmail(email, true, domains.length > 0 || undefined);
    // The page may stay in memory behind the next one: clear the input.
    form.current?.reset();
    setBusy(false);
    router.push(paths.signIn(callbackUrl));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const input = check(registerInput, { ...typed, ...(invitation ? { invitation } : {}) });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await register(input);
      if (onCreated) await onCreated(input);
      else goOn(input.email);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && AT_EMAIL.includes(error.code))
        showField('email', error.message);
      else show(error, FIELDS);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field label={t('name')} hint={t('nameHint')} error={errors.fields['name']} isRequired>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field label={t('email')} hint={domainsHint} error={errors.fields['email']} isRequired>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('password')}
        hint={t('passwordHint')}
        error={errors.fields['password']}
        isRequired
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('signUp')}
      </Button>
    </form>
  );
}
