import 'server-only';
import { env } from '@/server/env/env';
import { site, siteLocale } from '@/server/site/current';
import { LOCALES, type Locale } from '@/shared/interface/languages';
import { type LogoFile, logoPath } from '@/shared/site/logo';
import { PRODUCT_NAME, type SitePart } from '@/shared/site/settings';

/** Name of this installation. */
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

/** Reports whether everybody may make an account. */
export const isJoiningOpen = ({ joining } = site()): boolean => joining.mode === 'open';

/** Reports whether only people who are signed in may read. */
export const isSiteClosed = (): boolean => site().readers === 'signedIn';

/** Reports whether people or programs are shown a part of the product, which the operator decides. */
export function showsPart(part: SitePart, settings = site()): boolean {
  const isPlan = part === 'pricing' || part === 'upgradeBox';
  const usually = isPlan ? env().showsPlans : part !== 'signUp' || isJoiningOpen(settings);
  return settings.shows[part] ?? usually;
}

/** Facts about this installation that the frame of its pages shows. */
export const siteFacts = () => ({
  name: siteName(),
  /** the product's own name, where the site has another */
  product: siteName() === PRODUCT_NAME ? undefined : PRODUCT_NAME,
  logo: siteLogo(),
  shows: {
    pricing: showsPart('pricing'),
    developers: showsPart('developers'),
    signUp: showsPart('signUp'),
    imprint: hasImprint(),
    rules: hasRules(),
  },
});
export type SiteFacts = ReturnType<typeof siteFacts>;

const OWN_TEXTS = ['imprint', 'legal', 'footerText', 'aboutText', 'rules'] as const;
type OwnTexts = Record<(typeof OWN_TEXTS)[number], { lang: Locale; value: string } | undefined>;

/** The operators' own texts in a language, or else in another; undefined where there is none. */
export function ownTexts(locale: Locale): OwnTexts {
  const pick = (texts: Record<Locale, string>) => {
    const lang = [locale, siteLocale(), ...LOCALES].find((one) => texts[one] !== '');
    return lang && { lang, value: texts[lang] };
  };
  return Object.fromEntries(OWN_TEXTS.map((name) => [name, pick(site()[name])])) as OwnTexts;
}

/** The operators' links in the footer, named in a language. */
export const footerLinks = (locale: Locale): { name: string; url: string }[] =>
  site().footerLinks.map(({ label, url }) => ({ name: label[locale], url }));

/** Reports whether there is a page with legal texts of the operators. */
export function hasImprint(): boolean {
  const { imprint, legal } = ownTexts(siteLocale());
  return imprint !== undefined || legal !== undefined;
}

/** Reports whether there is a page with house rules. */
export const hasRules = (): boolean => ownTexts(siteLocale()).rules !== undefined;
