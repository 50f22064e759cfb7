import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ownTexts } from '@/i18n/operator-settings';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { PageContainer } from '@/ui/layout/page-container';
import { OwnText } from '@/ui/layout/site/own-words';

// Its text is stored with the running site, so it is unknown at build time.
export const instant = false;

export async function generateMetadata() {
  const t = await getTranslations('layout');
  return pageMetadata({ path: paths.imprint, title: t('imprint') });
}

/** Imprint: the operators of this site, in their own words. */
export default async function ImprintPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('layout')]);
  const { imprint, legal } = ownTexts(locale);
  if (!imprint && !legal) notFound();
  return (
    <PageContainer className="flex max-w-prose flex-col gap-8 pt-8 pb-16 md:pt-14">
      <h1 className="text-3xl md:text-5xl">{t('imprint')}</h1>
      {[imprint, legal].map((text) => text && <OwnText key={text.value} text={text} />)}
    </PageContainer>
  );
}
