'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { paths } from '@/shared/addresses/paths';
import { register } from '../api';
import { useSignedInElsewhere } from '../hooks/use-signed-in-elsewhere';
import { type RegisterInput, registerInput } from '../../schema';
import { rememberEmail } from './known-email';

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
  useSignedInElsewhere(callbackUrl);

  const domainsHint =
    domains.length > DOMAINS_SHOWN
      ? t('domainsHintMany')
      : domains.length > 0
        ? t('domainsHint', { domains: domains.join(', ') })
        : undefined;

  const form = useForm(
    registerInput,
    async (input, element) => {
      await register(input);
      if (onCreated) {
        await onCreated(input);
        return 'left';
      }
      rememberEmail(input.email, true, domains.length > 0 || undefined);
      // The page may stay in memory behind the next one: clear the input.
      element.reset();
      router.push(paths.signIn(callbackUrl));
    },
    {
      read: (data) => ({ ...Object.fromEntries(data), ...(invitation ? { invitation } : {}) }),
      refused: ({ code, message }) => (AT_EMAIL.includes(code) ? { email: message } : undefined),
    },
  );

  return (
    <Form form={form}>
      <Field name="name" label={t('name')} hint={t('nameHint')} isRequired>
        <Input autoComplete="name" />
      </Field>
      <Field name="email" label={t('email')} hint={domainsHint} isRequired>
        <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field name="password" label={t('password')} hint={t('passwordHint')} isRequired>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isBusy}>
        {t('signUp')}
      </Button>
    </Form>
  );
}
