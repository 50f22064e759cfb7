import { locale as rootLocale } from 'next/root-params';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { KeyboardHelp } from '@/components/layout/keyboard-help';
import { WrapText } from '@/components/ui/wrap-text';
import { localeParams } from '@/i18n/routing';
import { siteMetadata, siteViewport } from '@/i18n/site-metadata';
import { isLocale } from '@/shared/languages';
import '@/styles/globals.css';

export const viewport = siteViewport;
export const generateMetadata = siteMetadata;
export const generateStaticParams = () => localeParams;

/** The document in frames of other sites. */
export default async function EmbedLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <Document locale={locale} namespaces={['viewer', 'feedback', 'validation', 'keys']}>
      <WrapText>{children}</WrapText>
      <KeyboardHelp />
    </Document>
  );
}
