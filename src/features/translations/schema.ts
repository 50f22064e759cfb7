import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { withUnpublished } from '@/features/projects/field-schemas';
import { TEXT_STATES } from '@/features/projects/model/texts/states';
import { questionView } from '@/features/projects/questions/schema';
import { projectHead } from '@/features/projects/schema';
import { stepView } from '@/features/projects/steps/schema';
import { languageOf } from './model/mark';

export const TRANSLATION_FORMATS = ['csv', 'xliff'] as const;
export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** Texts in one file; more than any guide has. */
const UNITS_MAX = 3000;
/** The longest: the label of a mark, with the ids of its step, its picture and its own. */
const ID_MAX = 130;

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

const digest = z
  .string({ error: 'textDigest' })
  .regex(/^[0-9a-f]{16}$/, 'textDigest')
  .meta({ pattern: '^[0-9a-f]{16}$' });

export const textsInput = z.strictObject({
  lang: z
    .enum(PROJECT_LANGUAGES, 'languageUnknown')
    .meta({ description: 'A language of the project other than its first.' }),
  texts: z
    .array(
      z.strictObject({
        id: z
          .string({ error: 'translationNoId' })
          .min(1, 'translationNoId')
          .max(ID_MAX, 'translationUnknown')
          .meta({ description: 'As in files for translators: `step.{id}.name`, `part.1`.' }),
        value: z
          .string({ error: 'text' })
          .meta({ description: 'At most as long as the text itself. A blank one deletes.' }),
        of: digest.meta({
          description:
            'The digest of the text in the primary language that this translates, as in files for translators.',
        }),
        was: digest.optional().meta({
          description:
            'The digest of the translation that this replaces; without it, the last write wins.',
        }),
        state: z.enum(TEXT_STATES, 'invalid').default('written'),
      }),
      { error: 'invalid' },
    )
    .min(1, 'invalid')
    .max(UNITS_MAX, 'invalid'),
});

/** The guide itself, and those of its steps and questions that the texts belong to. */
export const changedTexts = withUnpublished(
  z.object({
    project: projectHead,
    steps: z.array(stepView),
    questions: z.array(questionView),
  }),
);

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
export type TextsInput = z.infer<typeof textsInput>;
export type TextsBody = z.input<typeof textsInput>;
export type ChangedTexts = z.infer<typeof changedTexts>;
export type TranslationResult = z.infer<typeof translationResult>;
