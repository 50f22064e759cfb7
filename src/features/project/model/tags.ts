import { refKeyOf } from '@/shared/ref-key';
import { foldText, harmlessLine } from '@/shared/text';

/** Trimmed, without blanks, and without doubles whatever their case; the first spelling stays (contract, section 4). */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(harmlessLine)) {
    const key = tag.toLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** What search looks in: every word a person may remember a project by, without case and accents. */
export function searchTextOf(
  project: { name: string; ref: string; brand: string; category: string; tags: string[] },
  creatorName: string,
): string {
  return [project.name, project.ref, project.brand, project.category, ...project.tags, creatorName]
    .map(foldText)
    .filter(Boolean)
    .join('\n');
}

/** The columns by which lists are filtered and searched, derived from what the creator wrote. */
export function searchColumns(project: Parameters<typeof searchTextOf>[0], creatorName: string) {
  return {
    searchText: searchTextOf(project, creatorName),
    refKey: refKeyOf(project.ref),
    categoryKey: foldText(project.category),
    tagKeys: project.tags.map(foldText),
  };
}
