'use client';

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ApiError } from '@/browser/api/api-error';
import { hasSession } from '@/browser/api/session/access-token';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Field } from '@/ui/kit/fields/field';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { paths } from '@/shared/addresses/paths';
import { confirmEmail } from '../api';
import { LinkAction } from './link-action';

/**
 * The page of the link in a confirmation mail. Outside the session of the account, it requires the
 * password: its owner may not be the person who signed up with the e-mail.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useTranslations('auth');
  const confirm = (form: FormData) => {
    const password = form.get('password');
    return password === null ? confirmEmail(token) : confirmEmail(token, String(password));
  };
  const needed = ({ code, fields }: ApiError) => {
    if (code === 'sign_in_to_confirm') {
      const here = mailPaths.confirmEmail(token);
      // Signed in to another account, the sign-in page would lead back at once.
      const signInPage = hasSession() ? paths.logoutFrom(here) : paths.signIn(here);
      return (
        <ButtonLink href={signInPage} prefetch={false}>
          {t('signIn')}
        </ButtonLink>
      );
    }
    if (fields['password'] === undefined) return undefined;
    return (
      <div className="flex w-full flex-col gap-2">
        <Field
          label={t('confirmPassword')}
          hint={t('confirmPasswordHint')}
          error={fields['password']}
          isRequired
        >
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Link
          href={paths.recovery}
          className="inline-flex min-h-11 w-fit items-center font-semibold text-blueprint underline underline-offset-4"
        >
          {t('confirmForgot')}
        </Link>
      </div>
    );
  };
  return (
    <LinkAction
      act={confirm}
      needed={needed}
      button={t('confirmButton')}
      done={{ icon: <MailCheck aria-hidden />, text: t('confirmDone'), next: <Onwards /> }}
      invalid={{
        text: t('confirmInvalid'),
        next: (
          <ButtonLink href={dashboardPaths.accountSettings} prefetch={false}>
            {t('confirmToAccount')}
          </ButtonLink>
        ),
      }}
    />
  );
}

// Checked when it is shown, because the session may have changed by then.
function Onwards() {
  const t = useTranslations('auth');
  const isSignedIn = hasSession();
  return (
    <ButtonLink href={isSignedIn ? paths.dashboard : paths.signIn()} prefetch={false} size="lg">
      {isSignedIn ? t('toDashboard') : t('signIn')}
    </ButtonLink>
  );
}
