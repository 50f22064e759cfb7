'use client';

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { hasSession } from '@/browser/api/access-token';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { confirmEmail } from '../api';
import { LinkAction } from './link-action';

/** The page of the link in a confirmation mail. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useTranslations('auth');
  return (
    <LinkAction
      act={() => confirmEmail(token)}
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
