import { locale as rootLocale } from 'next/root-params';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Document } from '@/ui/layout/document/document';
import { KeyboardHelp } from '@/ui/layout/keyboard/keyboard-help';
import { WrapText } from '@/ui/kit/wrap-text';
import { loadSiteTag } from '@/server/site/loaders';
import { localeParams } from '@/i18n/routing';
import { siteMetadata, siteViewport } from '@/i18n/site-metadata';
import { isLocale } from '@/shared/interface/languages';
import '@/styles/globals.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;
export const generateStaticParams = () => localeParams;

/** The document in frames of other sites. */
export default async function EmbedLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  await loadSiteTag();
  return (
    <Document locale={locale} namespaces={['viewer', 'feedback', 'validation', 'keys']}>
      <WrapText>{children}</WrapText>
      <KeyboardHelp />
    </Document>
  );
}
