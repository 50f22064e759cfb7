import { z } from 'zod';
import { FILE_KEY_MAX, FILE_NAME_MAX } from '@/features/uploads/constants';
import { HTTPS_LINK_PATTERN, isHttpsLink } from '@/shared/addresses/safe-link';
import { LOCALES, type Locale } from '@/shared/interface/languages';
import {
  LEGAL_TEXT_MAX,
  READERS,
  SITE_LINKS_MAX,
  SITE_NAME_MAX,
  SITE_PARTS,
  type SitePart,
} from '@/shared/site/settings';
import { line, paragraph, verbatim } from '@/shared/text/text-schemas';

const LINK_MAX = 500;

const ofEach = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
) => Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

const color = z
  .string({ error: 'color' })
  .trim()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'color')
  .toLowerCase();
const texts = z
  .strictObject(ofEach<Locale, ReturnType<typeof paragraph>>(LOCALES, paragraph(LEGAL_TEXT_MAX)))
  .partial();
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
    links: z
      .array(
        line(LINK_MAX, 'httpsLinkInvalid')
          .refine(isHttpsLink, 'httpsLinkInvalid')
          .meta({ minLength: 1, maxLength: LINK_MAX, pattern: HTTPS_LINK_PATTERN }),
      )
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

export const settingsView = z.object({
  name: z.string(),
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  accent: z.string().nullable(),
  shownAccent: z
    .object({ light: z.string(), dark: z.string() })
    .meta({ description: 'The colour as each theme shows it.' }),
  imprint: z.object(ofEach<Locale, z.ZodString>(LOCALES, z.string())),
  legal: z.object(ofEach<Locale, z.ZodString>(LOCALES, z.string())),
  links: z.array(z.string()),
  language: z.enum(LOCALES),
  readers: z.enum(READERS),
  shows: z.object(ofEach<SitePart, z.ZodBoolean>(SITE_PARTS, z.boolean())),
});

export type SettingsPatch = z.infer<typeof settingsPatch>;
export type SettingsView = z.infer<typeof settingsView>;
