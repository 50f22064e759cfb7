/** Code points of a search text, a category or a tag that are looked for at most. */
export const SEARCH_MAX = 200;

/** Where a search may find a project beside the name that is shown; `name` is one in another language. */
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

/** How many pages of a list can be opened, and how long a list is at most. */
export const PAGES_MAX = 1000;
export const LISTED_MAX = 10_000;

/** How many values of a filter are offered, the most frequent first; more while a person types. */
export const VALUES_OFFERED = { language: 5, category: 12, tag: 20 } as const;
export const VALUES_FOUND_MAX = 100;
