'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { paths } from '@/shared/paths';
import { Logo } from './logo';

export function HomeLink() {
  const t = useTranslations();
  return (
    // Few go there, and the landing page brings scripts of its own, which every page would fetch beforehand.
    <Link href={paths.home} prefetch={false} aria-label={t('layout.home')} className="flex min-h-11 items-center gap-2.5 font-heading text-xl font-extrabold tracking-tight">
      <Logo className="size-8" />
      <span aria-hidden className="tight:hidden">{t('common.siteName')}</span>
    </Link>
  );
}
