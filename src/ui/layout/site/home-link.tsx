import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { paths } from '@/shared/addresses/paths';
import { Logo } from './logo';

export function HomeLink() {
  const t = useTranslations();
  return (
    // Where there is no room for the name it goes to a second line, which is cut off: that depends on letters and words, and so on no width.
    // Few go there, and the landing page brings scripts of its own, which every page would fetch beforehand.
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={t('layout.home')}
      className="flex h-11 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden font-heading text-xl font-bold tracking-tight"
    >
      <Logo className="my-1.5 size-8 shrink-0" />
      <span aria-hidden translate="no">
        {t('common.siteName')}
      </span>
    </Link>
  );
}
