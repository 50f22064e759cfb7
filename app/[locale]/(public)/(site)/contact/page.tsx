import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { ContactLayout } from './_sections/contact-layout';

// Whom one writes to is configured where it runs.
export const instant = false;

export async function generateMetadata() {
  const t = await getTranslations('contact');
  return pageMetadata({ path: paths.contact, title: t('title'), description: t('description') });
}

export default async function ContactPage() {
  const t = await getTranslations('contact');
  return <ContactLayout heading={t('heading')} lead={t('lead')} />;
}
