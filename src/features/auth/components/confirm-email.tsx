'use client';

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { hasSession } from '@/client/access-token';
import { ButtonLink } from '@/components/ui/button-link';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { paths } from '@/shared/paths';
import { confirmEmail } from '../api';
import { LinkAction } from './link-action';

/** What the link of a confirmation mail opens. */
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

// Asked only when it is shown: who is signed in by then counts.
function Onwards() {
  const t = useTranslations('auth');
  const isSignedIn = hasSession();
  return (
    <ButtonLink href={isSignedIn ? paths.dashboard : paths.signIn()} prefetch={false} size="lg">
      {isSignedIn ? t('toDashboard') : t('signIn')}
    </ButtonLink>
  );
}
