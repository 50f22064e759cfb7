import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TOKENS } from '@/shared/http/tokens';
import { siteLogoPath, siteName } from './operator-settings';
import { manifestPath } from './web-manifest';

/** Title pattern and description that pages inherit from their root layout. */
export async function siteMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  return {
    title: { default: `${siteName()} · ${t('tagline')}`, template: `%s · ${siteName()}` },
    description: t('description'),
    icons: {
      icon: siteLogoPath('icon-64.png') ?? {
        url: '/icon.svg',
        type: 'image/svg+xml',
        sizes: 'any',
      },
      apple: siteLogoPath('apple-icon.png') ?? '/apple-icon.png',
    },
    applicationName: siteName(),
    manifest: manifestPath(locale),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/** Covers the screen of phones with a notch; the browser's bars take the colour of the paper. */
export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // Keeps the focused field and the buttons under it above the keyboard of a phone.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: TOKENS.light.paper },
    { media: '(prefers-color-scheme: dark)', color: TOKENS.dark.paper },
  ],
};
