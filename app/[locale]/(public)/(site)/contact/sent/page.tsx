import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { PageContainer } from '@/ui/layout/page-container';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { ContactSent } from '@/features/contact/ui/components/contact-sent';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('contact.sentTitle', { robots: { index: false } });

/** Confirmation after the form was sent without scripts. */
export default async function ContactSentPage() {
  const t = await getTranslations('contact');
  return (
    <PageContainer className="py-12 md:py-24">
      <ContactSent
        outcome="sent"
        Heading="h1"
        again={
          <ButtonLink href={paths.contact} prefetch={false} variant="secondary">
            {t('again')}
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}
