import { locale as rootLocale } from 'next/root-params';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { OfflineStart } from '@/browser/offline/offline-start';
import { Document } from '@/ui/layout/document/document';
import { WrapText } from '@/ui/kit/wrap-text';
import { loadSiteTag } from '@/server/site/loaders';
import { localeParams } from '@/i18n/routing';
import { siteMetadata, siteViewport } from '@/i18n/site-metadata';
import { isLocale } from '@/shared/interface/languages';
import '@/styles/globals.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;
export const generateStaticParams = () => localeParams;

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  await loadSiteTag();
  return (
    <Document locale={locale}>
      <OfflineStart />
      <WrapText>{children}</WrapText>
    </Document>
  );
}
