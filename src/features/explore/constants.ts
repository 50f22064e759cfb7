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

/** Retention of searches that found nothing. */
export const MISSED_DAYS = 30;
/** The longest search that is counted, in UTF-16 units. */
export const MISSED_WORDS_MAX = 60;
/** A search asked less often is shown to no operator. */
export const MISSED_ASKED_MIN = 3;
