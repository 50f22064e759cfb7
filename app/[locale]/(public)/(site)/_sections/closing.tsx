import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { StartButton } from '@/ui/layout/site/start-button';

/** One more way in, for those who read to the end. */
export async function Closing() {
  const t = await getTranslations('landing');
  return (
    <PageContainer className="py-14 md:py-20">
      <section
        aria-labelledby="closing"
        className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 rounded-lg bg-ink px-6 py-12 text-paper md:px-12 md:py-16"
      >
        <div className="max-w-2xl">
          <h2 id="closing" className="text-3xl md:text-4xl">
            {t('closingTitle')}
          </h2>
          <p className="mt-4 max-w-xl text-lg">{t('closingText')}</p>
        </div>
        <StartButton label={t('create')} />
      </section>
    </PageContainer>
  );
}
