import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { Document } from '@/ui/layout/document/document';
import { localeParams } from '@/i18n/routing';
import { siteMetadata, siteViewport } from '@/i18n/site-metadata';
import { isLocale } from '@/shared/interface/languages';
import '@/styles/globals.css';

// No static shell: every script needs the nonce of the policy, so everything is rendered for the
// request.
export const instant = false;
export const viewport = siteViewport;
export const generateMetadata = siteMetadata;
export const generateStaticParams = () => localeParams;

export default async function PrivateLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <Document
      locale={locale}
      nonce={nonce}
      namespaces={[
        'auth',
        'dashboard',
        'editor',
        'pictureCut',
        'upload',
        'share',
        'validation',
        'viewer',
        'dateRange',
        'tables',
        'inbox',
        'analytics',
        'keys',
        'versions',
        'lines',
        'markEditor',
      ]}
    >
      {children}
    </Document>
  );
}
