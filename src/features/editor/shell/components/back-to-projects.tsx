import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

/** The way from the editor to the list of guides. */
export function BackToProjects() {
  const t = useTranslations('editor');
  return (
    <Link
      href={dashboardPaths.projects()}
      title={t('backToProjects')}
      className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-5" />
      <span className="sr-only">{t('backToProjects')}</span>
    </Link>
  );
}
