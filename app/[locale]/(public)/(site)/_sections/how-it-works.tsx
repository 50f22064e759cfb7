import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';

/** From knowing how to a thing that is made, in three steps. */
export async function HowItWorks() {
  const t = await getTranslations('landing');
  const steps = [
    { title: t('how1Title'), text: t('how1Text') },
    { title: t('how2Title'), text: t('how2Text') },
    { title: t('how3Title'), text: t('how3Text') },
  ];
  return (
    <section aria-labelledby="how" className="border-y border-line bg-surface">
      <PageContainer className="py-14 md:py-20">
        <h2 id="how" className="text-2xl md:text-3xl">
          {t('howTitle')}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-3 border-ink pt-4">
              <span aria-hidden className="block font-mono text-5xl font-medium text-signal">
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  );
}
