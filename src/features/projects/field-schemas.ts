import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { line, paragraph, verbatim } from '@/shared/text/text-schemas';
import { FILE_KEY_MAX, FILE_NAME_MAX } from '@/features/uploads/constants';
import { ALT_MAX, ENTRIES_MAX } from './constants';
import type { TextField } from './model/content/fields';
import { ENTRY_STATES } from './model/texts/list-states';
import { type StatedText, TEXT_STATES } from './model/texts/states';

/** A picture in a request: the key of its upload as url (docs/reference/files.md#uploads). */
export const attachedFile = z.strictObject({
  name: line(FILE_NAME_MAX),
  url: verbatim(FILE_KEY_MAX, 'text', 'fileUnknown').meta({
    description:
      'The `key` of an upload of yours that was not used up, or the address of a picture of yours.',
  }),
});

/** The largest integer of the database. */
const VERSION_MAX = 2_147_483_647;

/**
 * The version that the client has seen; a stale one is rejected
 * (docs/reference/guides.md#concurrent-edits).
 */
export const version = z.int({ error: 'invalid' }).min(1, 'invalid').max(VERSION_MAX, 'invalid');

export const stepType = z.union([z.literal(1), z.literal(2)], { error: 'typeRequired' });

const lang = z.enum(PROJECT_LANGUAGES, 'languageUnknown');
const absent = z.undefined().optional();
const nothing = line(0, undefined, 'textPending');
const STATE =
  'As it was read; another one marks a translation as still right (`written`) or as `old`.';
const state = z.enum(TEXT_STATES, 'invalid').meta({ description: STATE });
const entryState = z.enum(ENTRY_STATES, 'invalid');

/** A text, or a pending one. */
const entry = (value: ReturnType<typeof line>) =>
  z
    .discriminatedUnion(
      'pending',
      [
        z.strictObject({ lang, value, pending: absent, state: state.optional() }),
        z.strictObject({ lang, value: nothing, pending: z.literal(true) }),
      ],
      { error: 'invalid' },
    )
    .transform(({ pending, ...text }): StatedText => (pending ? { ...text, pending } : text));

const REPLACES =
  'Replaces the whole list in a change. Texts of removed languages come back with their language.';

/** For changes of the source that leave its meaning as it was. */
export const keepTranslations = z.boolean({ error: 'invalid' }).meta({
  description:
    'Only a typing mistake is corrected: translations of changed texts stay `written`. Without it they become `old`.',
});

const list = (value: ReturnType<typeof line>) =>
  z
    .array(entry(value), { error: 'textsLanguages' })
    .max(PROJECT_LANGUAGES.length, 'textsLanguages');

const required = (value: ReturnType<typeof line>) =>
  list(value)
    .min(1, 'textsLanguages')
    .meta({
      description:
        'One entry for each language of the project, in any order; only the primary language cannot be `pending`. ' +
        REPLACES,
    });

/**
 * A list of {lang, value, pending?} with multi-line values. Its required languages depend on the
 * project (model/texts).
 */
export const localizedParagraph = (max: number) => required(paragraph(max, 'textRequired'));

/** A text of a step or question, of which every language of the project needs one. */
export const requiredTexts = (field: TextField) => required(valueOf(field));
/** List of texts; empty for a chapter. */
export const textsOrNone = (name: string, field: TextField) =>
  list(valueOf(field)).meta({
    description: `One entry for each language of the project; of a chapter an empty list, because it has no ${name}. ${REPLACES}`,
  });
/** A text that may be missing in any language. */
export const optionalTexts = (field: TextField) =>
  field.isOfPicture
    ? pictureTexts
    : list(valueOf(field)).meta({
        description: `At most one entry for each language of the project; a language that is missing or empty has none. ${REPLACES}`,
      });
const valueOf = ({ max, hasLines, isOptional }: TextField) =>
  (hasLines ? paragraph : line)(max, isOptional ? undefined : 'textRequired');

/** The name of a timer; empty where it has none. */
export const timerLabelTexts = (max: number) =>
  list(line(max, 'textRequired')).meta({
    description: `One entry for each language of the project, or none at all. ${REPLACES}`,
  });

/** The label of a mark; a language that is missing or empty has none. */
export const markTexts = (max: number) =>
  list(line(max)).meta({
    description: `At most one entry for each language of the project, or none at all. ${REPLACES}`,
  });

/**
 * The description of a picture. Unlike other lists of texts it may omit languages: a missing or
 * blank one means 'not described'.
 */
export const pictureTexts = list(line(ALT_MAX)).meta({
  description:
    'What the picture shows, for those who cannot see it: at most one entry for each language of the project. ' +
    'A language that is missing or empty is not described. ' +
    REPLACES,
});

/**
 * The name, description or category of a project. May omit languages: a missing or blank one is not
 * written.
 */
const guideTexts = (value: ReturnType<typeof line>, field: string) =>
  list(value).meta({
    description:
      `\`${field}\` in the languages of the project: at most one entry for each, in any order. ` +
      `That of the primary language sets \`${field}\`. ` +
      REPLACES,
  });
export const guideLines = (max: number, field: string, required?: string) =>
  guideTexts(line(max, required), field);
export const guideParagraphs = (max: number, field: string) => guideTexts(paragraph(max), field);

/**
 * Tags, parts or tools of a project in its languages.
 * @param rule for `values`
 */
const guideLists = <T extends z.ZodType>(entry: T, field: string, rule: string) =>
  z
    .array(entry, { error: 'textsLanguages' })
    .max(PROJECT_LANGUAGES.length, 'textsLanguages')
    .meta({
      description:
        `\`${field}\` in the languages of the project: at most one list for each, in any order. ` +
        `That of the primary language sets \`${field}\`. ${rule} ${REPLACES}`,
    });

type Values = z.ZodType<string[], string[]>;
export const guideTags = <T extends Values>(values: T, field: string, rule: string) =>
  guideLists(z.strictObject({ lang, values, state: state.optional() }), field, rule);

/** Lists whose entries have states of their own. */
export const guideEntries = <T extends Values>(values: T, field: string, rule: string) => {
  const states = z
    .array(entryState, { error: 'invalid' })
    .max(ENTRIES_MAX, 'invalid')
    .optional()
    .meta({ description: `Of each of \`values\`. ${STATE}` });
  return guideLists(z.strictObject({ lang, values, states }), field, rule);
};

/** A localised text in a response. */
export const localizedTextView = z
  .object({
    lang: z.enum(PROJECT_LANGUAGES),
    value: z.string(),
    pending: z.literal(true).optional(),
  })
  .meta({ id: 'LocalizedText' });

/** Text with its states, for the project's creator. */
export const statedTextView = localizedTextView
  .extend({
    state: z.enum(TEXT_STATES).optional().meta({
      description:
        'Only of written translations: `old` when the text in the primary language changed after them.',
    }),
  })
  .meta({ id: 'StatedText' });

/** True if a change of a published project goes to its draft. */
export const draftQuery = z.object({
  draft: z
    .enum(['true', 'false'], 'invalid')
    .default('false')
    .transform((text) => text === 'true')
    .meta({
      description:
        'With `true`, a change of a published project goes to its draft: readers get it with the next version. ' +
        'Without it, the change is published at once, unless the draft holds unpublished changes.',
    }),
});
/** For use cases; scripts and imports leave it out. */
export type DraftQuery = Partial<z.output<typeof draftQuery>>;

const unpublished = {
  unpublishedChanges: z.int().meta({
    description:
      'How many changes of a published project readers do not get yet; 0 for any other project.',
  }),
};
export type Unpublished = { unpublishedChanges: number };
/** Adds what is not published to the answer of a change of a project. */
export const withUnpublished = <Shape extends z.core.$ZodShape>(answer: z.ZodObject<Shape>) =>
  answer.extend(unpublished);
