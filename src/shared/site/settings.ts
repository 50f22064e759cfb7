import { z } from 'zod';
import { isHttpsLink, isSafeLink } from '../addresses/safe-link';
import { LOCALES, type Locale } from '../interface/languages';
import { BACKUP_PLACES, BACKUPS_KEPT, BACKUPS_KEPT_MAX, LAST_HOUR } from './backups';

export const SITE_NAME_MAX = 40;
/** Of the imprint, the further legal text, and the house rules, in one language. */
export const LEGAL_TEXT_MAX = 20_000;
export const FOOTER_TEXT_MAX = 500;
export const ABOUT_TEXT_MAX = 5000;
export const LINK_LABEL_MAX = 40;
export const SITE_LINKS_MAX = 12;
/** Of refused words, and of refused domains. */
export const REFUSED_MAX = 500;
export const JOINING_DOMAINS_MAX = 100;
/** Name of a site that no operator has named. */
export const PRODUCT_NAME = 'Makerstep';

export const JOINING_MODES = ['open', 'invitation', 'closed'] as const;
export type JoiningMode = (typeof JOINING_MODES)[number];
/** Choices of who may read guides. */
export const READERS = ['everybody', 'signedIn'] as const;
export type Readers = (typeof READERS)[number];
/** Optional entries of the menu and the footer. */
export const MENU_PARTS = ['landing', 'pricing', 'developers', 'signUp', 'upgradeBox'] as const;
/** Guides as text, and MCP, for programs that answer for people. */
export const PROGRAM_PARTS = ['agents', 'mcp'] as const;
export const SITE_PARTS = [...MENU_PARTS, ...PROGRAM_PARTS] as const;
export type SitePart = (typeof SITE_PARTS)[number];

const HEX = /^#[0-9a-f]{6}$/;
const texts = z.object(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.string().catch('')])) as Record<
    Locale,
    z.ZodCatch<z.ZodString>
  >,
);
const noTexts = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<Locale, string>;
const ofParts = <Value>(value: Value) =>
  Object.fromEntries(SITE_PARTS.map((part) => [part, value])) as Record<SitePart, Value>;

/**
 * The settings of an installation as they are stored. A field that is missing or was broken by hand
 * gets its default, so that no page fails by it; no account may then be made.
 */
export const siteSettings = z.object({
  name: z.string().min(1).max(SITE_NAME_MAX).catch(PRODUCT_NAME),
  /** The version of the logo is in its address. */
  logo: z
    .object({
      version: z.string().regex(/^[\w-]{1,32}$/),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .nullable()
    .catch(null),
  /** `#rrggbb`; null for the colour of the product. */
  accent: z.string().regex(HEX).nullable().catch(null),
  imprint: texts.catch(noTexts),
  legal: texts.catch(noTexts),
  footerText: texts.catch(noTexts),
  aboutText: texts.catch(noTexts),
  footerLinks: z.array(z.object({ label: texts, url: z.string().refine(isHttpsLink) })).catch([]),
  /** House rules, which people accept with a new account. */
  rules: texts.catch(noTexts),
  /** As the operators wrote them; texts are compared without case and accents. */
  refusedWords: z.array(z.string()).catch([]),
  /** In lower case; each of their subdomains is refused, too. */
  refusedDomains: z.array(z.string()).catch([]),
  /** null for those of SOCIAL_LINKS. Earlier releases took http addresses, which stay. */
  links: z
    .array(z.string())
    .transform((links) => links.filter(isSafeLink))
    .nullable()
    .catch(null),
  /** null for English. */
  language: z.enum(LOCALES).nullable().catch(null),
  /** Guides of new accounts are seen by their link only until operators let one through. */
  firstGuideWaits: z.boolean().catch(false),
  /** True if operators without a second factor may not operate. */
  operatorsNeedSecondFactor: z.boolean().catch(false),
  /** null for the value of the environment, else true. */
  shows: z.object(ofParts(z.boolean().nullable().catch(null))).catch(ofParts(null)),
  /** A broken value never opens a closed site. */
  readers: z.enum(READERS).default('everybody').catch('signedIn'),
  /** Backups that the product makes by itself (docs/decisions/0149). */
  backups: z.preprocess(
    (value) => value ?? {},
    z.object({
      /** Of the day in UTC; null for none. */
      hour: z.int().min(0).max(LAST_HOUR).nullable().catch(null),
      keep: z.int().min(1).max(BACKUPS_KEPT_MAX).catch(BACKUPS_KEPT),
      place: z.enum(BACKUP_PLACES).catch('folder'),
      /** Once a week. */
      rehearse: z.boolean().catch(false),
    }),
  ),
  joining: z.preprocess(
    (value) => value ?? {},
    z
      .object({
        mode: z.enum(JOINING_MODES).default('open'),
        /** Domains of e-mail addresses that may join, in lower case; none means all. */
        domains: z.array(z.string()).default([]),
      })
      .catch({ mode: 'closed', domains: [] }),
  ),
});
export type SiteSettings = z.infer<typeof siteSettings>;
/** Some of the settings; those in an object are changed one by one. */
export type SitePatch = { [Key in keyof SiteSettings]?: Partial<SiteSettings[Key]> | null };

export const SITE_DEFAULTS: SiteSettings = siteSettings.parse({});
