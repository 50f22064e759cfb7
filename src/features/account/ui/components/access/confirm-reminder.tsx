'use client';

import { MailWarning, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { cn } from '@/ui/kit/cn';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { CONFIRM_LATER_COOKIE, CONFIRM_READ_COOKIE, YEAR_S } from '@/shared/interface/preferences';
import { SendConfirmation } from './send-confirmation';

interface ConfirmReminderProps {
  email: string;
  /** whose reminder is dismissed: another account in this browser gets its own */
  creatorUid: string;
  isNeededToPublish: boolean;
  /** it was shown in full before, so that one line is enough */
  wasRead: boolean;
}

/**
 * Reminds of an unconfirmed e-mail: in full on the first page, in one line on others, until it is
 * dismissed for the browser session (docs/reference/accounts.md#confirmation-of-the-e-mail).
 */
export function ConfirmReminder({
  email,
  creatorUid,
  isNeededToPublish,
  wasRead,
}: ConfirmReminderProps) {
  const t = useTranslations('confirmation');
  const pathname = usePathname();
  const [isPutOff, setPutOff] = useState(false);
  // The account page shows it in its own place; in the editor it would push the work down.
  const isShown =
    !isPutOff &&
    !pathname.endsWith(dashboardPaths.accountSettings) &&
    !pathname.includes(`${dashboardPaths.projects()}/`);
  /** the page that shows it in full; null after leaving that page */
  const [fullOn, setFullOn] = useState<string | null | undefined>(wasRead ? null : undefined);
  if (fullOn === undefined && isShown) setFullOn(pathname);
  else if (fullOn && fullOn !== pathname) setFullOn(null);
  const isLine = fullOn === null;
  useEffect(() => {
    if (isShown) keep(`${CONFIRM_READ_COOKIE}=${creatorUid}; Max-Age=${YEAR_S}`);
  }, [isShown, creatorUid]);
  if (!isShown) return null;

  const putOff = () => {
    keep(`${CONFIRM_LATER_COOKIE}=${creatorUid}`);
    setPutOff(true);
  };
  return (
    <section
      aria-label={t('unconfirmed')}
      className={cn(
        'flex rounded-lg border border-line bg-warn-soft print:hidden',
        isLine ? 'mb-4 items-center gap-2 pl-3 text-sm' : 'mb-8 items-start gap-3 py-3 pr-2 pl-4',
      )}
    >
      <MailWarning aria-hidden className={cn('size-5 shrink-0 text-warn', !isLine && 'mt-2.5')} />
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap items-center justify-between',
          isLine ? 'gap-x-3 gap-y-1 py-1' : 'gap-x-6 gap-y-3 py-2',
        )}
      >
        <p className={cn('min-w-0 flex-1 break-words', isLine ? 'basis-24' : 'basis-64')}>
          {isLine ? (
            <span>{t('unconfirmed')}</span>
          ) : (
            <>
              <strong className="font-semibold">{t('reminder', { email })}</strong>{' '}
              <span>{isNeededToPublish ? t('neededToPublish') : t('text')}</span>
            </>
          )}
        </p>
        <SendConfirmation email={email} />
      </div>
      <IconButton label={t('later')} onClick={putOff}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}

function keep(cookie: string) {
  document.cookie = `${cookie}; Path=${paths.dashboard}; SameSite=Lax`;
}
