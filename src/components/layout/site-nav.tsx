'use client';

import { useTranslations } from 'next-intl';
import { paths } from '@/shared/paths';
import { NavLink } from './nav-link';

const link = 'flex min-h-11 items-center rounded-md px-3 font-semibold underline-offset-8 decoration-signal decoration-3 hover:underline aria-[current=page]:underline';

/** The public menu. What it offers depends on the session hint that the early script read. */
export function SiteNav({ className }: { className?: string }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('mainNavigation')} className={className}>
      <NavLink href={paths.explore()} prefetch={false} className={link}>{t('explore')}</NavLink>
      <NavLink href={paths.dashboard} prefetch={false} className={`${link} signed-out:hidden`}>{t('dashboard')}</NavLink>
      <NavLink href={paths.logout} prefetch={false} className={`${link} signed-out:hidden`}>{t('logOut')}</NavLink>
      <NavLink href={paths.signIn()} prefetch={false}
        className="flex min-h-11 items-center justify-center rounded-md bg-signal px-5 font-semibold tracking-wide text-on-signal hover:bg-signal-strong signed-in:hidden">
        {t('headerSignUp')}
      </NavLink>
    </nav>
  );
}
