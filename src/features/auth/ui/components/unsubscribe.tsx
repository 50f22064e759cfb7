'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { unsubscribe } from '../api';
import { LinkAction } from './link-action';

/** The page of the unsubscribe link in a daily mail. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations('auth');
  const toSettings = (
    <ButtonLink href={dashboardPaths.accountSettings} prefetch={false} variant="secondary">
      {t('toAccountSettings')}
    </ButtonLink>
  );
  return (
    <LinkAction
      act={() => unsubscribe(token)}
      button={t('unsubscribeButton')}
      done={{
        icon: <BellOff aria-hidden />,
        text: t('unsubscribeDone'),
        next: (
          <>
            <p>{t('unsubscribeBack')}</p>
            {toSettings}
          </>
        ),
      }}
      invalid={{ text: t('unsubscribeInvalid'), next: toSettings }}
    />
  );
}
