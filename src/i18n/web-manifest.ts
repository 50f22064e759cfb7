import type { MetadataRoute } from 'next';
import type { Locale } from '@/shared/interface/languages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { TOKENS } from '@/shared/http/tokens';
import { messagesFor } from './messages';
import { siteLogoPath, siteName } from './operator-settings';

/** Path of the manifest of an interface language. */
export const manifestPath = (locale: Locale) => `/app.webmanifest?lang=${locale}`;

/** The web app manifest. One app, whatever language it was installed in. */
export function webManifest(locale: Locale): MetadataRoute.Manifest {
  const {
    common,
    layout: { shortcuts },
  } = messagesFor(locale);
  const src = (file: 'icon-192.png' | 'icon-512.png' | 'icon-maskable-512.png') =>
    siteLogoPath(file) ?? `/icons/${file}`;
  const icon = { src: src('icon-192.png'), sizes: '192x192', type: 'image/png' };
  return {
    id: '/',
    name: siteName(),
    short_name: siteName(),
    description: common.description,
    lang: locale,
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: TOKENS.light.paper,
    theme_color: TOKENS.light.paper,
    categories: ['education', 'productivity'],
    icons: [
      icon,
      { src: src('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: src('icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: shortcuts.explore, url: paths.explore(), icons: [icon] },
      { name: shortcuts.device, url: paths.offline, icons: [icon] },
      { name: shortcuts.projects, url: dashboardPaths.projects(), icons: [icon] },
    ],
  };
}
