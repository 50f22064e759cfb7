import { Box, Coffee, Hammer } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { OwnText } from '@/ui/layout/site/own-words';
import { StartButton } from '@/ui/layout/site/start-button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { Prose } from '@/ui/kit/prose';
import { pageMetadata } from '@/i18n/page-metadata';
import { ownTexts, showsPart, siteName } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';
import { LeftOut } from './_sections/left-out';

const READERS = [
  ['makers', Hammer],
  ['cafes', Coffee],
  ['manufacturers', Box],
] as const;
const DIFFERENT = ['steps', 'open', 'languages', 'answers'] as const;

export async function generateMetadata() {
  const t = await getTranslations('about');
  return pageMetadata({
    path: paths.about,
    title: t('title'),
    description: t('description', { site: siteName() }),
  });
}

/** Page about the product (docs/reference/interface.md#pages). */
export default async function AboutPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('about')]);
  const { aboutText } = ownTexts(locale);
  return (
    <>
      <PageContainer className="grid items-center gap-10 pt-10 pb-14 md:grid-cols-three-two md:pt-16 md:pb-20">
        <div>
          <h1 className="text-4xl text-balance lg:text-5xl">{t('heading')}</h1>
          <p className="mt-5 max-w-prose text-lg md:text-xl">{t('lead', { site: siteName() })}</p>
        </div>
        <Drawing name="steps" className="mx-auto w-full max-w-sm" />
      </PageContainer>
      {aboutText && (
        <PageContainer className="pb-14 md:pb-20">
          <OwnText text={aboutText} className="max-w-prose text-lg" />
        </PageContainer>
      )}
      <section aria-labelledby="for" className="border-y border-line bg-surface">
        <PageContainer className="py-14 md:py-20">
          <h2 id="for" className="text-2xl md:text-3xl">
            {t('forTitle')}
          </h2>
          <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
            {READERS.map(([id, Icon]) => (
              <li key={id} className="border-t-3 border-ink pt-4">
                <Icon aria-hidden className="size-10 text-signal" strokeWidth={1.75} />
                <h3 className="mt-4 text-xl">{t(`for.${id}.title`)}</h3>
                <p className="mt-2 text-ink-muted">{t(`for.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </PageContainer>
      </section>
      <PageContainer className="py-14 md:py-20">
        <h2 className="text-2xl md:text-3xl">{t('differentTitle')}</h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {DIFFERENT.map((id) => (
            <li key={id}>
              <h3 className="text-lg">{t(`different.${id}.title`)}</h3>
              <p className="mt-1 max-w-prose text-ink-muted">{t(`different.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </PageContainer>
      <LeftOut />
      <PageContainer className="py-14 md:py-20">
        <h2 className="text-2xl md:text-3xl">{t('openTitle')}</h2>
        <Prose text={t('openText', { site: siteName() })} className="mt-4 text-lg" />
        {showsPart('pricing') && (
          <p className="mt-6">
            <ButtonLink href={paths.pricing} prefetch={false} variant="secondary">
              {t('openLink')}
            </ButtonLink>
          </p>
        )}
        <div className="mt-16 border-t-3 border-ink pt-8">
          <h2 className="text-2xl md:text-3xl">{t('closingTitle')}</h2>
          <div className="mt-6 flex flex-wrap gap-3">
            <StartButton label={t('create')} />
            <ButtonLink href={paths.explore()} prefetch={false} variant="secondary" size="lg">
              {t('explore')}
            </ButtonLink>
          </div>
        </div>
      </PageContainer>
    </>
  );
}
