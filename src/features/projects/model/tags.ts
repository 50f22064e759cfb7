import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText, harmlessLine } from '@/shared/text/text';
import type { ProjectTexts } from './project-texts';

/**
 * Trimmed, without blanks and case-insensitive duplicates; the first spelling stays.
 */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(harmlessLine)) {
    const key = tag.toLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** The searchable text: every word that may identify a project, without case and accents. */
export function searchTextOf(
  project: { name: string; ref: string; brand: string; category: string; tags: string[] },
  creatorName: string,
): string {
  return [project.name, project.ref, project.brand, project.category, ...project.tags, creatorName]
    .map(foldText)
    .filter(Boolean)
    .join('\n');
}

type SearchedColumns = Parameters<typeof searchTextOf>[0] &
  Pick<ProjectTexts, 'texts'> & { languages: readonly string[] };

/** The columns for filters and search, derived from the form. The tags are those of all languages. */
export function searchColumns(project: SearchedColumns, creatorName: string) {
  const { tags, texts, languages } = project;
  const translated = (texts.tags ?? []).filter(({ lang }) => languages.includes(lang));
  return {
    searchText: searchTextOf(project, creatorName),
    refKey: refKeyOf(project.ref),
    categoryKey: foldText(project.category),
    tagKeys: [...tags, ...translated.flatMap(({ values }) => values)].map(foldText),
  };
}
