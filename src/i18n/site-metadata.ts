import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Title pattern and description that pages inherit from their root layout. */
export async function siteMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    title: { default: `${t('siteName')} · ${t('tagline')}`, template: `%s · ${t('siteName')}` },
    description: t('description'),
    applicationName: t('siteName'),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}
