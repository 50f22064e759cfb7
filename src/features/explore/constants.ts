/** Code points of a search text, a category or a tag that are looked for at most. */
export const SEARCH_MAX = 200;

/**
 * Places where a search finds a project beside its shown name; `name` is one in another language.
 */
export const FOUND_IN = [
  'name',
  'ref',
  'brand',
  'category',
  'tag',
  'part',
  'creator',
  'step',
] as const;

/** Maximum number of pages of a list, which also limits its length. */
export const PAGES_MAX = 1000;
export const LISTED_MAX = 10_000;

/** Number of offered values of a filter, the most frequent first; more while a person types. */
export const VALUES_OFFERED = { language: 5, category: 12, tag: 20 } as const;
export const VALUES_FOUND_MAX = 100;
