import { z } from 'zod';
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
import { guideEntries, guideLines, guideParagraphs, guideTags } from './field-schemas';
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

/** The same in another language: a blank entry is missing there, so the order stays. */
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
