import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { Document } from '@/components/layout/document';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SiteFrame } from '@/components/layout/site-frame';
import { cookieLocale, LOCALE_HEADER, negotiateLocale } from '@/i18n/negotiate-locale';
import { siteViewport } from '@/i18n/site-metadata';
import '@/styles/globals.css';

// There is no [locale] segment here, so the language comes from the request and the page cannot be stored.
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: 'notFound' });
  return { title: t('title') };
}

export default async function GlobalNotFound() {
  const locale = await requestLocale();
  setRequestLocale(locale);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <Document locale={locale} nonce={nonce}>
      <SiteFrame>
        <NotFoundMessage />
      </SiteFrame>
    </Document>
  );
}
