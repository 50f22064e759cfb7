import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText, harmlessLine } from '@/shared/text/text';
import type { GuideHead } from './content/content';
import { primaryTexts, statedListsOf } from './texts/project-texts';

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
export function searchTextOf(head: GuideHead, creatorName: string): string {
  const { name, category, tags } = primaryTexts(head);
  return [name, head.ref, head.brand, category, ...tags, creatorName]
    .map(foldText)
    .filter(Boolean)
    .join('\n');
}

/** The columns for filters and search. The tags are those of all languages. */
export function searchColumns(head: GuideHead, creatorName: string) {
  return {
    searchText: searchTextOf(head, creatorName),
    refKey: refKeyOf(head.ref),
    categoryKey: foldText(primaryTexts(head).category),
    tagKeys: statedListsOf(head).tagLists.flatMap(({ values }) => values.map(foldText)),
  };
}
