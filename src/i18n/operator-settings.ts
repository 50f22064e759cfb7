import 'server-only';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import { type LogoFile, logoPath } from '@/shared/site/logo';
import type { SitePart } from '@/shared/site/settings';

/** How this installation is called. */
export const siteName = (): string => site().name;

/** The operator's colour; null for that of the product. */
export const siteAccent = (): string | null => site().accent;

/** The site's own logo, with its size in pixels; undefined where it has none. */
export function siteLogo(): { path: string; width: number; height: number } | undefined {
  const { logo } = site();
  const path = logo ? siteLogoPath('logo.webp') : undefined;
  return logo && path ? { path, width: logo.width, height: logo.height } : undefined;
}

/** The path of the site's own mark; undefined where it is that of the product. */
export const siteLogoPath = (file: LogoFile): string | undefined => logoPath(site(), file);

/** The operator's other profiles. */
export const operatorLinks = (): readonly string[] => site().links ?? env().socialLinks;

/** Whether menu and footer show a part of the product, which the operator decides. */
export const showsPart = (part: SitePart): boolean => site().shows[part] ?? isShownByDefault(part);

function isShownByDefault(part: SitePart): boolean {
  if (part === 'pricing' || part === 'upgradeBox') return env().showsPlans;
  return part !== 'signUp' || site().joining.mode !== 'closed';
}
