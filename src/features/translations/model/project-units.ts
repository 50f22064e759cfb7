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
import type { TextsPatch } from '@/features/projects/model/change-project-texts';
import { type ProjectTexts, textListsOf } from '@/features/projects/model/project-texts';
import { cleanTags } from '@/features/projects/model/tags';
import { type Languages, type TranslationUnit, writable } from './unit';

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
const TAGS_GAP = ', ';

/**
 * The guide's own texts. Tags are one text with commas, as a language may have fewer or more of
 * them; parts and tools have numbers from 1.
 */
export function projectUnits(
  project: ProjectTexts,
  { from, to }: Languages,
): Omit<TranslationUnit, 'isOld'>[] {
  const lists = textListsOf(project);
  const unit = (
    id: string,
    context: string,
    textIn: (lang: ProjectLanguage) => string | undefined,
    max: number,
  ) => ({
    id,
    context,
    source: writable(textIn(from) ?? ''),
    target: writable(textIn(to) ?? ''),
    max,
    hasLines: false,
  });
  const valuesIn = (list: 'tagLists' | 'toolLists' | 'partLists', lang: ProjectLanguage) =>
    lists[list].find((each) => each.lang === lang)?.values ?? [];
  return [
    ...LINES.map(({ field, list, max }) => ({
      ...unit(
        `project.${field}`,
        `project: ${field}`,
        (lang) => lists[list].find((text) => text.lang === lang)?.value,
        max,
      ),
      hasLines: field === 'description',
    })),
    {
      ...unit(
        TAGS,
        'project: tags, separated by commas',
        (lang) => valuesIn('tagLists', lang).join(TAGS_GAP),
        TAGS_MAX * (TAG_MAX + TAGS_GAP.length),
      ),
      problemOf: tagsProblem,
    },
    ...ENTRIES.flatMap(({ field, list, word }) =>
      project[field].map((_, index) =>
        unit(
          `${word}.${index + 1}`,
          `${word} ${index + 1}`,
          (lang) => valuesIn(list, lang)[index],
          ENTRY_MAX,
        ),
      ),
    ),
  ];
}

/**
 * The change of a project that writes these texts in a language; undefined if none of them is its
 * own.
 * @param values by id of their unit
 */
export function projectPatchOf(
  project: ProjectTexts,
  to: ProjectLanguage,
  values: ReadonlyMap<string, string>,
): TextsPatch | undefined {
  const lists = textListsOf(project);
  const patch: TextsPatch = {};
  for (const { field, list } of LINES) {
    const value = values.get(`project.${field}`);
    if (value !== undefined) patch[list] = [...without(lists[list], to), { lang: to, value }];
  }
  const tags = values.get(TAGS);
  if (tags !== undefined)
    patch.tagLists = [...without(lists.tagLists, to), { lang: to, values: tagsOf(tags) }];
  for (const { field, list, word } of ENTRIES) {
    const before = lists[list].find(({ lang }) => lang === to)?.values ?? [];
    const after = project[field].map(
      (_, index) => values.get(`${word}.${index + 1}`) ?? before[index] ?? '',
    );
    if (after.some((entry, index) => entry !== (before[index] ?? '')))
      patch[list] = [...without(lists[list], to), { lang: to, values: after }];
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
}

const without = <T extends { lang: ProjectLanguage }>(texts: readonly T[], lang: ProjectLanguage) =>
  texts.filter((text) => text.lang !== lang);

const tagsOf = (text: string) => cleanTags(splitEntries(text));

function tagsProblem(text: string): FieldProblem | undefined {
  const tags = tagsOf(text);
  if (tags.length > TAGS_MAX) return { key: 'tooManyEntries', values: { max: TAGS_MAX } };
  return tags.some((tag) => lengthOf(tag) > TAG_MAX)
    ? { key: 'tooLong', values: { max: TAG_MAX } }
    : undefined;
}
