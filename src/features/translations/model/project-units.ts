import type { FieldProblem } from '@/shared/http/app-error';
import { splitEntries } from '@/shared/http/entries';
import { lengthOf } from '@/shared/text/text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  DESCRIPTION_MAX,
  ENTRY_MAX,
  LABEL_MAX,
  PROJECT_NAME_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '@/features/projects/constants';
import type { TextsPatch } from '@/features/projects/model/texts/change-head-texts';
import type { EntryState } from '@/features/projects/model/texts/list-states';
import type { TextColumns, TextLists } from '@/features/projects/model/texts/project-texts';
import { cleanTags } from '@/features/projects/model/tags';
import { type Languages, type TranslationUnit, type Written, writable } from './unit';

const LINES = [
  { field: 'name', list: 'names', max: PROJECT_NAME_MAX },
  { field: 'description', list: 'descriptions', max: DESCRIPTION_MAX },
  { field: 'category', list: 'categories', max: LABEL_MAX },
] as const;
const ENTRIES = [
  { field: 'tools', list: 'toolLists', word: 'tool' },
  { field: 'parts', list: 'partLists', word: 'part' },
] as const;
const TAGS = 'project.tags';
export const TAGS_GAP = ', ';

/** The guide's own texts as answers for its creator have them. */
export type OwnLists = TextLists & Pick<TextColumns, 'parts' | 'tools'>;

/**
 * The guide's own texts. Tags are one text with commas, as a language may have fewer or more of
 * them; parts and tools have numbers from 1.
 */
export function projectUnits(lists: OwnLists, { from, to }: Languages): TranslationUnit[] {
  type Text = { value: string | undefined; state?: EntryState | undefined } | undefined;
  const unit = (
    id: string,
    context: string,
    read: (lang: ProjectLanguage) => Text,
    max: number,
  ): TranslationUnit => ({
    id,
    context,
    source: writable(read(from)?.value ?? ''),
    target: writable(read(to)?.value ?? ''),
    isOld: read(to)?.state === 'old',
    max,
    hasLines: false,
  });
  const tagsIn = (lang: ProjectLanguage): Text => {
    const list = textIn(lists.tagLists, lang);
    return list && { value: list.values.join(TAGS_GAP), state: list.state };
  };
  return [
    ...LINES.map(({ field, list, max }) => ({
      ...unit(`project.${field}`, `project: ${field}`, (lang) => textIn(lists[list], lang), max),
      hasLines: field === 'description',
    })),
    {
      ...unit(
        TAGS,
        'project: tags, separated by commas',
        tagsIn,
        TAGS_MAX * (TAG_MAX + TAGS_GAP.length),
      ),
      problemOf: tagsProblem,
    },
    ...ENTRIES.flatMap(({ field, list, word }) =>
      lists[field].map((_, index) =>
        unit(
          `${word}.${index + 1}`,
          `${word} ${index + 1}`,
          (lang) => {
            const entries = textIn(lists[list], lang);
            return { value: entries?.values[index], state: entries?.states?.[index] };
          },
          ENTRY_MAX,
        ),
      ),
    ),
  ];
}

/**
 * The change of a project that writes these texts in a language, or confirms unchanged ones;
 * undefined if none of them is its own.
 * @param values by id of their unit
 */
export function projectPatchOf(
  lists: OwnLists,
  to: ProjectLanguage,
  values: ReadonlyMap<string, Written>,
): TextsPatch | undefined {
  const patch: TextsPatch = {};
  for (const { field, list } of LINES) {
    const text = values.get(`project.${field}`);
    if (text) patch[list] = withEntry(lists[list], { lang: to, ...text });
  }
  const tags = values.get(TAGS);
  if (tags) {
    const before = textIn(lists.tagLists, to)?.values ?? [];
    // Unchanged tags may have commas in them.
    const after = before.join(TAGS_GAP) === tags.value ? before : tagsOf(tags.value);
    patch.tagLists = withEntry(lists.tagLists, { lang: to, values: after, state: tags.state });
  }
  for (const { field, list, word } of ENTRIES) {
    const translated = lists[field].map((_, index) => values.get(`${word}.${index + 1}`));
    if (translated.every((value) => value === undefined)) continue;
    const before = textIn(lists[list], to);
    patch[list] = withEntry(lists[list], {
      lang: to,
      values: translated.map((text, index) => text?.value ?? before?.values[index] ?? ''),
      states: translated.map((text, index) => text?.state ?? before?.states?.[index] ?? 'missing'),
    });
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
}

const textIn = <T extends { lang: ProjectLanguage }>(texts: readonly T[], lang: ProjectLanguage) =>
  texts.find((text) => text.lang === lang);
/** A list with the text of a language in place of the one it has. */
export const withEntry = <T extends { lang: ProjectLanguage }>(
  texts: readonly T[],
  entry: T,
): T[] =>
  textIn(texts, entry.lang)
    ? texts.map((text) => (text.lang === entry.lang ? entry : text))
    : [...texts, entry];

export const tagsOf = (text: string) => cleanTags(splitEntries(text));

export function tagsProblem(text: string): FieldProblem | undefined {
  const tags = tagsOf(text);
  if (tags.length === 0 && text !== '') return { key: 'textRequired' };
  if (tags.length > TAGS_MAX) return { key: 'tooManyEntries', values: { max: TAGS_MAX } };
  return tags.some((tag) => lengthOf(tag) > TAG_MAX)
    ? { key: 'tooLong', values: { max: TAG_MAX } }
    : undefined;
}
