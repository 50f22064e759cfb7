import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { paths } from '@/shared/addresses/paths';

/** The way to the people behind the site. */
export async function Contact() {
  const t = await getTranslations('landing');
  return (
    <section aria-labelledby="contact" className="border-t border-line bg-surface">
      <PageContainer className="grid items-center gap-x-12 gap-y-6 py-14 sm:grid-cols-facts md:py-16 lg:grid-cols-drawing">
        <Drawing name="inbox" className="w-36 sm:w-full" />
        <div className="max-w-prose">
          <h2 id="contact" className="text-2xl md:text-3xl">
            {t('contactTitle')}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{t('contactText')}</p>
        </div>
        <ButtonLink
          href={paths.contact}
          prefetch={false}
          size="lg"
          variant="secondary"
          className="justify-self-start sm:col-start-2 lg:col-start-auto"
        >
          {t('contactButton')}
        </ButtonLink>
      </PageContainer>
    </section>
  );
}
