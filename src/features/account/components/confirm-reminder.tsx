'use client';

import { MailWarning, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { paths } from '@/shared/paths';
import { CONFIRM_LATER_COOKIE } from '@/shared/preferences';
import { SendConfirmation } from './send-confirmation';

interface ConfirmReminderProps {
  email: string;
  /** whose reminder is put off: another account of this browser gets its own */
  creatorUid: string;
  isNeededToPublish: boolean;
}

/** Reminds of an e-mail that was never confirmed, until it is put off for as long as the browser runs (contract, section 3). */
export function ConfirmReminder({ email, creatorUid, isNeededToPublish }: ConfirmReminderProps) {
  const t = useTranslations('confirmation');
  const pathname = usePathname();
  const [isPutOff, setPutOff] = useState(false);
  // That page says the same in its own place; in the editor it would push the work out of sight.
  if (
    isPutOff ||
    pathname.endsWith(dashboardPaths.accountSettings) ||
    pathname.includes(`${dashboardPaths.projects()}/`)
  )
    return null;

  const putOff = () => {
    document.cookie = `${CONFIRM_LATER_COOKIE}=${creatorUid}; Path=${paths.dashboard}; SameSite=Lax`;
    setPutOff(true);
  };
  return (
    <section
      aria-label={t('unconfirmed')}
      className="mb-8 flex items-start gap-3 rounded-lg border border-line bg-warn-soft py-3 pr-2 pl-4 print:hidden"
    >
      <MailWarning aria-hidden className="mt-2.5 size-5 shrink-0 text-warn" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3 py-2">
        <p className="min-w-0 flex-1 basis-64 break-words">
          <strong className="font-semibold">{t('reminder', { email })}</strong>{' '}
          <span>{isNeededToPublish ? t('neededToPublish') : t('text')}</span>
        </p>
        <SendConfirmation email={email} />
      </div>
      <IconButton label={t('later')} onClick={putOff}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
