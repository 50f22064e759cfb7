import { Code, Image, Languages, Lock, ScanSearch, Smartphone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/layout/page-container';

/** What there is today. */
export async function Features() {
  const t = await getTranslations('landing');
  const features = [
    { Icon: Smartphone, title: t('stepsTitle'), text: t('stepsText') },
    { Icon: Languages, title: t('languagesTitle'), text: t('languagesText') },
    { Icon: ScanSearch, title: t('codeTitle'), text: t('codeText') },
    { Icon: Image, title: t('picturesTitle'), text: t('picturesText') },
    { Icon: Lock, title: t('privateTitle'), text: t('privateText') },
    { Icon: Code, title: t('apiTitle'), text: t('apiText') },
  ];
  return (
    <section aria-labelledby="features">
      <PageContainer className="py-14 md:py-20">
        <h2 id="features" className="text-2xl md:text-3xl">{t('featuresTitle')}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-lg border-2 border-ink bg-surface"><Icon aria-hidden className="size-6" /></span>
              <div className="min-w-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
