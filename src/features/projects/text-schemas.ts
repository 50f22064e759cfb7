import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { line } from '@/shared/text/text-schemas';
import {
  DESCRIPTION_MAX,
  ENTRIES_MAX,
  ENTRY_MAX,
  LABEL_MAX,
  PROJECT_NAME_MAX,
  TAG_MAX,
  TAGS_MAX,
} from './constants';
import {
  guideEntries,
  guideLines,
  guideParagraphs,
  guideTags,
  localizedTextView,
  statedTextView,
} from './field-schemas';
import { ENTRY_STATES } from './model/texts/list-states';
import { TEXT_STATES } from './model/texts/states';
import { cleanTags } from './model/tags';

const texts = (max: number) => z.array(line(max), { error: 'tags' }).max(1000, 'tags');
const atMost = (max: number) =>
  z
    .array(z.string())
    .refine((list) => list.length <= max, { error: 'tooManyEntries', params: { max } });
const described = (maxItems: number, maxLength: number, description: string) => ({
  maxItems,
  items: { type: 'string', maxLength },
  description,
});

export const tags = texts(TAG_MAX)
  .transform(cleanTags)
  .pipe(atMost(TAGS_MAX))
  .meta(
    described(
      TAGS_MAX,
      TAG_MAX,
      'Blank ones, and doubles without regard to case, are dropped before they are counted.',
    ),
  );
/** Parts or tools: order and duplicates matter, blank ones are dropped. */
export const entries = texts(ENTRY_MAX)
  .transform((list) => list.filter((entry) => entry !== ''))
  .pipe(atMost(ENTRIES_MAX))
  .meta(
    described(
      ENTRIES_MAX,
      ENTRY_MAX,
      'Kept in their order, doubles too. Blank ones are dropped before they are counted.',
    ),
  );

/** Entries in another language: a blank entry is missing there, so the order stays. */
const translatedEntries = texts(ENTRY_MAX)
  .pipe(atMost(ENTRIES_MAX))
  .meta({ maxItems: ENTRIES_MAX, items: { type: 'string', maxLength: ENTRY_MAX } });
const ALIGNED =
  'Other lists have an entry for each of those, in the same order; an empty one is not translated.';

/** The texts of the project in its languages (model/project-texts.ts). */
export const textLists = {
  names: guideLines(PROJECT_NAME_MAX, 'name', 'textRequired'),
  descriptions: guideParagraphs(DESCRIPTION_MAX, 'description'),
  categories: guideLines(LABEL_MAX, 'category'),
  tagLists: guideTags(tags, 'tags', 'Each language has tags of its own.'),
  partLists: guideEntries(translatedEntries, 'parts', ALIGNED),
  toolLists: guideEntries(translatedEntries, 'tools', ALIGNED),
};

/** A localised list in a response. */
const localizedListView = z.object({
  lang: z.enum(PROJECT_LANGUAGES),
  values: z.array(z.string()),
});

/** Localised lists for their creator. */
const statedTagsView = localizedListView.extend({
  state: z.enum(TEXT_STATES).optional().meta({ description: 'Only of translations.' }),
});
const statedListView = localizedListView.extend({
  states: z
    .array(z.enum(ENTRY_STATES))
    .optional()
    .meta({ description: 'Only of translations: one for each entry.' }),
});

/** The written texts of a project in a response. */
const listsOf = <Text extends z.ZodType, Tags extends z.ZodType, List extends z.ZodType>(
  text: Text,
  tagList: Tags,
  list: List,
) => {
  const inLanguages = <T extends z.ZodType>(entry: T, field: string, rule = '') =>
    z.array(entry).meta({
      description: `\`${field}\` in the languages of the project that have it, the primary one first.${rule}`,
    });
  const aligned = ' An empty entry is not translated: readers get that of the primary language.';
  return {
    names: inLanguages(text, 'name'),
    descriptions: inLanguages(text, 'description'),
    categories: inLanguages(text, 'category'),
    tagLists: inLanguages(tagList, 'tags'),
    partLists: inLanguages(list, 'parts', aligned),
    toolLists: inLanguages(list, 'tools', aligned),
  };
};
export const publicTextLists = listsOf(localizedTextView, localizedListView, localizedListView);
export const statedTextLists = listsOf(statedTextView, statedTagsView, statedListView);
