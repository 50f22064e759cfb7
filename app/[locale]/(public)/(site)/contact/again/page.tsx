import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { loadContactDraft } from '@/features/contact/server/loaders';
import { ContactLayout } from '../_sections/contact-layout';

// Made for the one who typed what is in it.
export const instant = false;

export const generateMetadata = pageTitle('contact.title', { robots: { index: false } });

/** The form with what was typed and refused, for who has no scripts. */
export default async function ContactAgainPage({
  searchParams,
}: PageProps<'/[locale]/contact/again'>) {
  const id = [(await searchParams)['draft']].flat()[0] ?? '';
  const [t, locale] = await Promise.all([getTranslations('contact'), getLocale()]);
  const draft = await loadContactDraft(id, locale);
  return (
    <ContactLayout
      heading={t('againTitle')}
      lead={t(draft ? 'againText' : 'goneText')}
      {...(draft ? { draft } : {})}
    />
  );
}
