import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Locale } from '@/shared/languages';
import { paths } from '@/shared/paths';

/** What stands on a page that does not exist (specification, section 2, '/404'). */
export async function NotFoundMessage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <main id="content">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Link href={paths.home}>{t('home')}</Link>
    </main>
  );
}
