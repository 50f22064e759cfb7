'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { focusPage } from '@/browser/navigation/arrive';
import { paths } from '@/shared/addresses/paths';
import { NO_UPGRADE_COOKIE, YEAR_S } from '@/shared/interface/preferences';
import { buttonStyles } from '../../kit/buttons/button-styles';
import { cn } from '../../kit/cn';
import { IconButton } from '../../kit/buttons/icon-button';

/** All boxes of the page go at once; the server leaves them out from the next page on. */
function dismiss() {
  document.documentElement.dataset['upgrade'] = 'dismissed';
  document.cookie = `${NO_UPGRADE_COOKIE}=1; Path=/dashboard; Max-Age=${YEAR_S}; SameSite=Lax`;
  // The button that had the focus is gone.
  focusPage();
}

/**
 * Links to what PRO is (docs/reference/interface.md#pages). No landmark, because the welcome page
 * shows it twice.
 */
export function UpgradeBox({ className }: { className?: string }) {
  const t = useTranslations('layout.upgrade');
  return (
    <div
      className={cn(
        'relative rounded-lg border border-line bg-surface p-4 upgrade-dismissed:hidden print:hidden',
        className,
      )}
    >
      <p className="pr-10 font-semibold text-balance">{t('text')}</p>
      <Link
        href={paths.pricing}
        prefetch={false}
        className={buttonStyles({
          variant: 'secondary',
          size: 'sm',
          className: 'mt-3 tracking-wide',
        })}
      >
        {t('button')}
      </Link>
      <IconButton label={t('dismiss')} onClick={dismiss} className="absolute top-1 right-1">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
