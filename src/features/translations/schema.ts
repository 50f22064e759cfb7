import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { languageOf } from './model/mark';

export const TRANSLATION_FORMATS = ['csv', 'xliff'] as const;
export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** Texts in one file; more than any guide has. */
const UNITS_MAX = 3000;
const ID_MAX = 80;

const format = z.enum(TRANSLATION_FORMATS, 'translationFormat');
const PRIMARY = PROJECT_LANGUAGES.map((tag) =>
  [...tag.slice(0, 2)].map((letter) => `[${letter.toUpperCase()}${letter}]`).join(''),
);
const LANGUAGE_PATTERN = `^(?:${PRIMARY.join('|')})(?:[-_].*)?$`;

/** Also in the spelling of tools: `pt` and `pt_BR` are pt-BR. */
const language = z
  .string({ error: 'languageUnknown' })
  .transform((code, context) => {
    const known = languageOf(code);
    if (!known) context.addIssue({ code: 'custom', message: 'languageUnknown' });
    return known ?? z.NEVER;
  })
  .meta({ pattern: LANGUAGE_PATTERN, examples: [...PROJECT_LANGUAGES] });

export const translationQuery = z.object({
  format: format.default('csv'),
  /** The project's primary language by default. */
  from: language.optional(),
  /** The next language of the project by default. */
  to: language.optional(),
});

export const translationInput = z.strictObject({
  format,
  /** The content of the file. */
  text: z.string({ error: 'text' }).min(1, 'text'),
  /** For files without language information; the file's own takes precedence. */
  from: language.optional(),
  to: language.optional(),
  /** Adds the language to the project when it is missing. */
  addLanguage: z.boolean({ error: 'invalid' }).default(false),
  /** Ids of newer texts to overwrite, or all. */
  overwrite: z
    .union([z.literal('all'), z.array(z.string().max(ID_MAX)).max(UNITS_MAX)], { error: 'invalid' })
    .default([]),
});

const reference = { id: z.string(), line: z.int() };
const projectLanguage = z.enum(PROJECT_LANGUAGES);

export const translationResult = z.object({
  from: projectLanguage,
  to: projectLanguage,
  written: z.array(z.object(reference)),
  unchanged: z.array(
    z.object({ ...reference, reason: z.enum(['same', 'untranslated', 'untouched']) }),
  ),
  conflicts: z.array(
    z.object({
      ...reference,
      context: z.string(),
      reason: z.enum(['sourceChanged', 'targetChanged', 'rowChanged', 'unknown']),
      /** The current source, and the translation now and in the file. */
      source: z.string(),
      current: z.string(),
      incoming: z.string(),
    }),
  ),
  refused: z.array(z.object({ ...reference, reason: z.string(), message: z.string() })),
});

export type TranslationQuery = z.infer<typeof translationQuery>;
export type TranslationInput = z.infer<typeof translationInput>;
export type TranslationBody = z.input<typeof translationInput>;
export type TranslationResult = z.infer<typeof translationResult>;
