import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { Document } from '@/ui/layout/document/document';
import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';
import { SiteFrame } from '@/ui/layout/site/site-frame';
import { EmbedNotice } from '@/features/projects/ui/components/sharing/embed-notice';
import { ViewerNotice } from '@/features/viewer/shell/components/viewer-notice';
import { cookieLocale, LOCALE_HEADER, negotiateLocale } from '@/i18n/negotiate-locale';
import { siteViewport } from '@/i18n/site-metadata';
import { MISSING_HEADER, TAKEN_DOWN_HEADER } from '@/shared/http/headers';
import '@/styles/globals.css';

// There is no [locale] segment here: the language comes from the request, and Next cannot store the
// page.
export const instant = false;
export const viewport = siteViewport;

async function requestLocale() {
  const [asked, remembered] = [await headers(), await cookies()];
  return negotiateLocale({
    lang: asked.get(LOCALE_HEADER),
    cookie: cookieLocale((name) => remembered.get(name)?.value),
    acceptLanguage: asked.get('accept-language'),
  });
}

const isTakenDown = async () => (await headers()).has(TAKEN_DOWN_HEADER);

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: 'notFound' });
  if (await isTakenDown()) return { title: t('takenDownTitle') };
  const isGuide = (await headers()).get(MISSING_HEADER) === 'guide';
  return { title: t(isGuide ? 'guideTitle' : 'title') };
}

async function Missing() {
  const [t, document] = [await getTranslations(), (await headers()).get(MISSING_HEADER)];
  const isDown = await isTakenDown();
  if (document === 'embed')
    return <EmbedNotice text={t(isDown ? 'notFound.takenDownText' : 'embed.gone')} />;
  if (document === 'viewer')
    return (
      <ViewerNotice
        title={t(isDown ? 'notFound.takenDownTitle' : 'viewer.oops')}
        text={t(isDown ? 'notFound.takenDownText' : 'viewer.inactive')}
        button={t('viewer.explore')}
      />
    );
  return (
    <SiteFrame>
      <NotFoundMessage kind={isDown ? 'takenDown' : document === 'guide' ? 'guide' : 'page'} />
    </SiteFrame>
  );
}

export default async function GlobalNotFound() {
  const locale = await requestLocale();
  setRequestLocale(locale);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <Document locale={locale} nonce={nonce}>
      <Missing />
    </Document>
  );
}
