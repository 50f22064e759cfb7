'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { paths } from '@/shared/paths';
import { HomeLink } from './home-link';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function SiteFooter() {
  const t = useTranslations('layout');
  return (
    <footer className="border-t-3 border-ink print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 py-10 md:px-8">
        <div>
          <HomeLink />
          <p className="mt-2 text-ink-muted">{t('footerLine')}</p>
        </div>
        <nav aria-label={t('footerNavigation')} className="flex flex-wrap gap-x-6">
          <Link href={paths.explore()} prefetch={false} className={link}>{t('explore')}</Link>
          <Link href={paths.signIn()} prefetch={false} className={`${link} signed-in:hidden`}>{t('logIn')}</Link>
          <Link href={paths.signUp} prefetch={false} className={`${link} signed-in:hidden`}>{t('signUp')}</Link>
          <Link href={paths.dashboard} prefetch={false} className={`${link} signed-out:hidden`}>{t('dashboard')}</Link>
        </nav>
      </div>
    </footer>
  );
}
