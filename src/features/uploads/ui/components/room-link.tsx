import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

/** Links a rejected picture to the storage use of the account. */
export function RoomLink() {
  const t = useTranslations('upload');
  return (
    <Link
      href={dashboardPaths.storage}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-blueprint underline underline-offset-4"
    >
      {t('room')}
    </Link>
  );
}
