import { z } from 'zod';
import { FILE_KEY_MAX, FILE_NAME_MAX } from '@/features/uploads/constants';
import { HTTPS_LINK_PATTERN, isHttpsLink } from '@/shared/addresses/safe-link';
import { LOCALES, type Locale } from '@/shared/interface/languages';
import {
  ABOUT_TEXT_MAX,
  FOOTER_TEXT_MAX,
  LEGAL_TEXT_MAX,
  READERS,
  LINK_LABEL_MAX,
  REFUSED_MAX,
  SITE_LINKS_MAX,
  SITE_NAME_MAX,
  SITE_PARTS,
  type SitePart,
} from '@/shared/site/settings';
import { REFUSED_WORD_MAX, refusedKey } from '@/shared/site/refused-words';
import { asciiDomain, DOMAIN_RULE } from '@/shared/text/email';
import { line, paragraph, verbatim } from '@/shared/text/text-schemas';

const LINK_MAX = 500;
const DOMAIN_MAX = 253;

const ofEach = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
) => Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

const color = z
  .string({ error: 'color' })
  .trim()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'color')
  .toLowerCase();
const textsOf = (max: number) =>
  z.strictObject(ofEach<Locale, ReturnType<typeof paragraph>>(LOCALES, paragraph(max))).partial();
const texts = textsOf(LEGAL_TEXT_MAX);
const httpsLink = line(LINK_MAX, 'httpsLinkInvalid')
  .refine(isHttpsLink, 'httpsLinkInvalid')
  .meta({ minLength: 1, maxLength: LINK_MAX, pattern: HTTPS_LINK_PATTERN });
const label = line(LINK_LABEL_MAX, 'linkLabelRequired');
const refusedWord = line(REFUSED_WORD_MAX, 'refusedWordInvalid').refine(
  (word) => refusedKey(word) !== undefined,
  'refusedWordInvalid',
);
const refusedDomain = z
  .string('refusedDomainInvalid')
  .transform((domain) => asciiDomain(domain.trim()).toLowerCase().replace(/^\*\./, ''))
  .pipe(
    z.string().max(DOMAIN_MAX, 'refusedDomainInvalid').regex(DOMAIN_RULE, 'refusedDomainInvalid'),
  );
/** Without doubles; the first one of each stays. */
const unique = (entries: string[], keyOf = (entry: string): unknown => entry) => {
  const keys = entries.map(keyOf);
  const firsts = new Map(keys.toReversed().map((key, index) => [key, keys.length - 1 - index]));
  return entries.filter((_, index) => firsts.get(keys[index]) === index);
};
const shown = z.boolean('invalid').nullable();

/** Name and look of the site, and who may read; absent fields stay as they are. */
export const settingsPatch = z
  .strictObject({
    name: line(SITE_NAME_MAX, 'siteNameRequired'),
    logo: z
      .strictObject({
        name: line(FILE_NAME_MAX).default(''),
        url: verbatim(FILE_KEY_MAX, 'text', 'fileUnknown'),
      })
      .nullable()
      .meta({
        description: 'The key of an upload signed for `avatar`; null for the mark of the product.',
      }),
    accent: color.nullable().meta({
      description:
        'A colour, shifted in each theme until text in it is readable; null for that of the product.',
    }),
    imprint: texts.meta({ description: 'Who runs the site, in each language of the interface.' }),
    legal: texts.meta({ description: 'Further legal text, below the imprint.' }),
    footerText: textsOf(FOOTER_TEXT_MAX).meta({ description: 'A text in the footer.' }),
    aboutText: textsOf(ABOUT_TEXT_MAX).meta({ description: 'A text on the page about the site.' }),
    footerLinks: z
      .array(
        z.strictObject({
          label: z.strictObject(ofEach<Locale, typeof label>(LOCALES, label)),
          url: httpsLink,
        }),
      )
      .max(SITE_LINKS_MAX, 'invalid')
      .meta({ description: 'Links in the footer, each with its name in each language.' }),
    rules: texts.meta({
      description: 'House rules, on a page of their own; people accept them with a new account.',
    }),
    refusedWords: z
      .array(refusedWord)
      .max(REFUSED_MAX, 'invalid')
      .transform((words) => unique(words, refusedKey))
      .meta({
        description:
          'Words that names and public texts may not have: whole words, without regard to case and accents.',
      }),
    refusedDomains: z
      .array(refusedDomain)
      .max(REFUSED_MAX, 'invalid')
      .transform((domains) => unique(domains))
      .meta({
        description:
          'Domains, with their subdomains, of addresses that public texts may not have, and of e-mails that no account may begin with.',
      }),
    links: z
      .array(httpsLink)
      .max(SITE_LINKS_MAX, 'invalid')
      .nullable()
      .meta({ description: 'Other profiles, in the footer; null for those of SOCIAL_LINKS.' }),
    language: z.enum(LOCALES, 'invalid').nullable().meta({
      description: 'For browsers that ask for no known language; null for English.',
    }),
    readers: z.enum(READERS, 'invalid').meta({
      description:
        'Who may read: `signedIn` closes every page, picture, feed, frame and call to all who are not signed in.',
    }),
    shows: z.strictObject(ofEach<SitePart, typeof shown>(SITE_PARTS, shown)).partial().meta({
      description:
        'What menu and footer show; `agents` is guides as text for programs, `mcp` the protocol for assistants. null for the default.',
    }),
  })
  .partial();

const textsView = z.object(ofEach<Locale, z.ZodString>(LOCALES, z.string()));
export const settingsView = z.object({
  name: z.string(),
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  accent: z.string().nullable(),
  shownAccent: z
    .object({ light: z.string(), dark: z.string() })
    .meta({ description: 'The colour as each theme shows it.' }),
  imprint: textsView,
  legal: textsView,
  footerText: textsView,
  aboutText: textsView,
  footerLinks: z.array(z.object({ label: textsView, url: z.string() })),
  rules: textsView,
  refusedWords: z.array(z.string()),
  refusedDomains: z.array(z.string()),
  links: z.array(z.string()),
  language: z.enum(LOCALES),
  readers: z.enum(READERS),
  shows: z.object(ofEach<SitePart, z.ZodBoolean>(SITE_PARTS, z.boolean())),
});

export type SettingsPatch = z.infer<typeof settingsPatch>;
export type SettingsView = z.infer<typeof settingsView>;
