import type { SiteSettings } from './settings';

/** The icons of the installed app; a whole one is cut by the system and has a ground to its edges. */
export const LOGO_ICONS = {
  'icon-64.png': { sizePx: 64, isWhole: false },
  'icon-192.png': { sizePx: 192, isWhole: false },
  'icon-512.png': { sizePx: 512, isWhole: false },
  'icon-maskable-512.png': { sizePx: 512, isWhole: true },
  'apple-icon.png': { sizePx: 180, isWhole: true },
} as const;
export type LogoFile = 'logo.webp' | keyof typeof LOGO_ICONS;

export const isLogoFile = (name: string): name is LogoFile =>
  name === 'logo.webp' || Object.hasOwn(LOGO_ICONS, name);

/** Cache-busting version of the site icon; undefined for the product's own. */
export function siteIconVersion({
  logo,
  accent,
}: Pick<SiteSettings, 'logo' | 'accent'>): string | undefined {
  if (logo) return logo.version;
  return accent === null ? undefined : accent.slice(1);
}

/** The path of a file of the site's mark; undefined where it is that of the product. */
export function logoPath(
  settings: Pick<SiteSettings, 'logo' | 'accent'>,
  file: LogoFile,
): string | undefined {
  const version = siteIconVersion(settings);
  return version === undefined ? undefined : `/logo/${version}/${file}`;
}
